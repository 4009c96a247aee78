export type Privilege = 'userSupport' | 'accessControl' | 'moderator' | 'news'

/** Who may see a route. docs/reference/application.md 2, "Navigation guard". */
export type Access =
  /** Static pages, login and registration. */
  | { readonly type: 'anyone' }
  | { readonly type: 'player' }
  /** Players with full access or one of these privileges. */
  | { readonly type: 'privileged'; readonly anyOf: readonly Privilege[] }

/** The layout around the screen. docs/reference/screens.md 1.2. */
export type LayoutKind =
  /** Navigation, header with avatar and party, footer. */
  | 'game'
  /** Like `game`, without the header. */
  | 'wide'
  /** Navigation only, the full height of the window. */
  | 'panes'
  /** Public navigation and footer. */
  | 'public'
  | 'bare'

export type Route = {
  readonly path: string
  /** Message ids of the parts of the page title, the most specific first. */
  readonly title: readonly string[]
  readonly access: Access
  readonly layout: LayoutKind
}

/** A path that redirects to another one. */
export type Alias = { readonly path: string; readonly to: string }

/** What an address opens over a screen. */
export type OpenRequest =
  | { readonly type: 'profile'; readonly userId: string; readonly tab: 'profile' | 'stats' | 'achievements' }
  | { readonly type: 'gems' }
