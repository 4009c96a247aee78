import type { ContentCodec } from './content-codec.ts'
import { leaf } from './leaves.ts'

type Bounds = { readonly from: number; readonly to: number }

/**
 * The bounds of every figure that a slip of the finger could ruin the game with: the lowest that makes sense, and a highest
 * well above the most that there is today, which stands behind it.
 */
export const FIGURES = {
  /** Price of one thing in gems or hourglasses: 60. */
  gems: { from: 1, to: 200 },
  /** Price of one thing in gold: 700. */
  gold: { from: 1, to: 5000 },
  /** Price in cents of a dollar: 1999. */
  cents: { from: 1, to: 50_000 },
  /** Price of a subscription in dollars: 48. */
  dollars: { from: 0, to: 500 },
  /** Gems that a pack holds: 125. */
  packedGems: { from: 1, to: 1000 },
  /** Health of a boss that a party fights: 3000. */
  bossHealth: { from: 1, to: 50_000 },
  /** Health of a boss that everybody fights: 20 million. */
  worldBossHealth: { from: 1, to: 500_000_000 },
  /** How hard a boss hits, as a factor: 4. */
  bossStrength: { from: 0, to: 20 },
  /** Things to find in a quest, of one kind: 100. */
  toFind: { from: 1, to: 2000 },
  /** Experience that a quest brings: 3500. */
  questExperience: { from: 1, to: 20_000 },
  /** Gold that a quest brings: 900. */
  questGold: { from: 1, to: 5000 },
  /** What a piece of gear adds to a stat: 40. */
  stat: { from: 0, to: 100 },
} as const satisfies Readonly<Record<string, Bounds>>

export const isWithin = (figure: number, { from, to }: Bounds): boolean => figure >= from && figure <= to

/** `a price in gems, a whole number from 1 to 200`. */
export const wholeWithin = (what: string, bounds: Bounds): ContentCodec<number> =>
  leaf(
    `${what}, a whole number from ${bounds.from} to ${bounds.to}`,
    { type: 'integer', minimum: bounds.from, maximum: bounds.to },
    (input): input is number => Number.isSafeInteger(input) && isWithin(input as number, bounds),
  )

export const Gems = wholeWithin('a price in gems', FIGURES.gems)
export const Gold = wholeWithin('a price in gold', FIGURES.gold)
export const Cents = wholeWithin('a price in cents', FIGURES.cents)
export const Stat = wholeWithin('a figure of a stat', FIGURES.stat)

/** A price in gold, or 0 where a piece is given away. */
export const GoldOrGift = wholeWithin('a price in gold, or 0 for a gift', { ...FIGURES.gold, from: 0 })
/** A price in gems, or 0 where a thing is given away. */
export const GemsOrGift = wholeWithin('a price in gems, or 0 for a gift', { ...FIGURES.gems, from: 0 })
