/** What a player can choose about their figure; each is a path among the preferences. */
export const LOOK_KINDS = [
  'size',
  'hair.color',
  'hair.base',
  'hair.bangs',
  'hair.flower',
  'hair.beard',
  'hair.mustache',
  'skin',
  'shirt',
  'chair',
] as const
export type LookKind = (typeof LOOK_KINDS)[number]

/** One way to look. What has no set is free for all. */
export type Look = {
  readonly kind: LookKind
  readonly key: string
  /** Kind and key: what it is unlocked and stored under. */
  readonly path: string
  /** Gems; nothing for what is free. */
  readonly price: number
  readonly set?: string
}

/** Looks sold together. Without a price for all, none of them is sold. */
export type LookSet = {
  readonly key: string
  /** Gems for the whole set. */
  readonly price?: number
  readonly looks: ReadonlyArray<Look>
}
