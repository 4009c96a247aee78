/** Banners of now; their names are part of what the browser session remembers. Reference, screens 1.6. */
export type BannerName = 'damage-paused' | 'offline'

export type Banner =
  | { readonly name: 'damage-paused' }
  /** How many actions wait to be sent. */
  | { readonly name: 'offline'; readonly waiting: number }
