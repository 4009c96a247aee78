import type { RouteParams } from './match-route.ts'
import type { PaymentPurpose } from './payment-return.ts'
import type { OpenRequest, Privilege } from './route.ts'
import type { RouteName } from './route-table.ts'

/** What the guard needs to know about the person at the browser. */
export type Viewer =
  | { readonly type: 'visitor' }
  | {
      readonly type: 'player'
      readonly userId: string
      /** Missing until the user has loaded. */
      readonly user?: { readonly privileges: readonly (Privilege | 'fullAccess')[] }
      /** What a pending payment is for. */
      readonly payment?: PaymentPurpose
    }

/** A navigation to be allowed or redirected. */
export type NavigationRequest = {
  readonly path: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
  /** The address before; missing on the first load of the page. */
  readonly from?: { readonly path: string; readonly search: string }
}

export type GuardResult =
  | { readonly type: 'show'; readonly route: RouteName; readonly params: RouteParams; readonly opens?: OpenRequest }
  | {
      readonly type: 'redirect'
      readonly to: string
      /** Opened there, once the user has loaded. */
      readonly opens?: OpenRequest
      readonly payment?: 'completed' | 'failed'
    }
  /** The page stays, and something opens over it. */
  | { readonly type: 'open'; readonly opens: OpenRequest }
  /** Cannot be decided before the user has loaded. */
  | { readonly type: 'wait' }
  /** The payment is marked as completed and the window closes. */
  | { readonly type: 'close' }

export type PlayerViewer = Viewer & { readonly type: 'player' }

export const show = (route: RouteName, params: RouteParams = {}): GuardResult => ({ type: 'show', route, params })
