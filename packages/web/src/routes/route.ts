export type Privilege = 'userSupport' | 'accessControl'

/** Who may see a route. Application specification, section 2, "Navigation guard". */
export type Who =
  /** The static pages, and those that lead in. */
  | { readonly type: 'anyone' }
  | { readonly type: 'player' }
  /** Players with full access, or with one of these. */
  | { readonly type: 'privileged'; readonly anyOf: readonly Privilege[] }

/** What stands around the screen. Reference, screens 1.2. */
export type Frame =
  /** Navigation, header with avatar and party, footer. */
  | 'game'
  /** The same without the header. */
  | 'wide'
  /** Navigation only, the full height of the window. */
  | 'panes'
  /** Public navigation and footer. */
  | 'public'
  | 'bare'

export type Route = {
  readonly path: string
  /** Ids of the parts of the page's title, the narrowest first. */
  readonly title: readonly string[]
  readonly who: Who
  readonly frame: Frame
}

/** A path that leads to another one. */
export type Alias = { readonly path: string; readonly to: string }

/** What opens over a screen because of an address. */
export type Opens =
  | { readonly type: 'profile'; readonly userId: string; readonly tab: 'profile' | 'stats' | 'achievements' }
  | { readonly type: 'gems' }
