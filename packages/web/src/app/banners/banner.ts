/** The names are part of the keys in session storage. docs/reference/screens.md 1.6. */
export type BannerName = 'chat-warning' | 'damage-paused' | 'gems-promo' | 'gift-promo' | 'offline' | 'time-off'

export type Banner =
  | { readonly name: 'chat-warning' | 'damage-paused' }
  /** The instant at which the promotion ends. */
  | { readonly name: 'gems-promo' | 'gift-promo'; readonly until: number }
  /** Its last day, `2026-06-10`. */
  | { readonly name: 'time-off'; readonly lastDay: string }
  /** How many commands wait to be sent. */
  | { readonly name: 'offline'; readonly waiting: number }
