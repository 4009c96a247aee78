import type { Params } from './match-path.ts'
import type { Purpose } from './payment-return.ts'
import type { Opens, Privilege } from './route.ts'
import type { RouteName } from './route-table.ts'

/** What the guard has to know of whoever asks. */
export type Session =
  | { readonly type: 'visitor' }
  | {
      readonly type: 'player'
      readonly userId: string
      /** Missing until the user has loaded. */
      readonly user?: {
        readonly privileges: readonly (Privilege | 'fullAccess')[]
        /** Ids of the groups with a plan that the player belongs to. */
        readonly groupPlans: readonly string[]
      }
      /** What a payment on its way is for. */
      readonly payment?: Purpose
    }

/** An address that somebody wants to see. */
export type Wanted = {
  readonly path: string
  /** With its `?`, or empty. */
  readonly search: string
  /** With its `#`, or empty. */
  readonly hash: string
  /** The address that is left; missing on the first load of the page. */
  readonly from?: { readonly path: string; readonly search: string }
}

export type Decision =
  | { readonly type: 'show'; readonly route: RouteName; readonly params: Params; readonly opens?: Opens }
  | {
      readonly type: 'redirect'
      readonly to: string
      /** Opens there, once the user has loaded. */
      readonly opens?: Opens
      readonly payment?: 'completed' | 'failed'
    }
  /** The page stays; something opens over it. */
  | { readonly type: 'open'; readonly opens: Opens }
  /** Not to be decided before the user has loaded. */
  | { readonly type: 'wait' }
  /** The payment is marked as completed and the window closes. */
  | { readonly type: 'close' }

export type PlayerSession = Session & { readonly type: 'player' }

export const show = (route: RouteName, params: Params = {}): Decision => ({ type: 'show', route, params })
