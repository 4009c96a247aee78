/** The parts of an avatar that a player can choose; each is a path in the preferences. */
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

/** One choice for a part of the avatar. A look without a set is free for everyone. */
export type Look = {
  readonly kind: LookKind
  readonly key: string
  /** Kind and key, under which it is unlocked and stored. */
  readonly path: string
  /** Gems, 0 for free looks. */
  readonly price: number
  readonly set?: string
}

/** Looks sold together. Without a price for the set, none of them is for sale. */
export type LookSet = {
  readonly key: string
  /** Gems for the whole set. */
  readonly price?: number
  readonly looks: ReadonlyArray<Look>
}
