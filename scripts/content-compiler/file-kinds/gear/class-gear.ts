import type * as t from 'io-ts'
import { choice, GoldOrGift, strictObject, Flag, listOf, Stat, Whole } from '../../codec/index.ts'
import { gearArt } from '../art.ts'
import { contentFile, fileKind, type LocalIssue } from '../file-kind.ts'
import { CLASSES } from '@daykeep/rules/model'
import type { ContentEntry } from '../content-entry.ts'

export const CLASS_SLOTS = ['weapon', 'armor', 'head', 'shield'] as const
export type ClassSlot = (typeof CLASS_SLOTS)[number]

const perTier = listOf(Stat)

/** One slot of a class, tier by tier. `from`: the first tier; weapons begin at 0, all else at 1. */
const tiersOf = (slot: ClassSlot) =>
  strictObject(
    {},
    {
      from: Whole,
      str: perTier,
      int: perTier,
      con: perTier,
      per: perTier,
      value: listOf(GoldOrGift),
      twoHanded: Flag,
      art: listOf(gearArt(slot)),
    },
  )

const ClassGear = contentFile(
  { class: choice(...CLASSES), weapon: tiersOf('weapon'), armor: tiersOf('armor'), head: tiersOf('head') },
  { shield: tiersOf('shield') },
)
export type ClassGear = t.TypeOf<typeof ClassGear>
export type Tiers = NonNullable<ClassGear[ClassSlot]>

const LISTS = ['str', 'int', 'con', 'per', 'value', 'art'] as const
const STATS = ['str', 'int', 'con', 'per'] as const

export const firstTier = (slot: ClassSlot, { from }: Tiers): number => from ?? (slot === 'weapon' ? 0 : 1)
export const tierCount = (tiers: Tiers): number => Math.max(0, ...STATS.map((stat) => tiers[stat]?.length ?? 0))

const entries = (file: ClassGear): ReadonlyArray<ContentEntry> =>
  CLASS_SLOTS.flatMap((slot) => {
    const tiers = file[slot]
    if (tiers === undefined || file.class === undefined) return []
    return Array.from({ length: tierCount(tiers) }, (_, index) => ({
      kind: 'gear' as const,
      key: `${slot}_${file.class}_${firstTier(slot, tiers) + index}`,
      at: tiers.art?.[index] === undefined ? [slot] : [slot, 'art', index],
      missingArt: tiers.art?.[index] === undefined,
    }))
  })

const unequalLists = (file: ClassGear): ReadonlyArray<LocalIssue> =>
  CLASS_SLOTS.flatMap((slot) => {
    const tiers = file[slot]
    if (tiers === undefined) return []
    const count = tierCount(tiers)
    return LISTS.flatMap((name) => {
      const found = tiers[name]?.length ?? count
      if (found === count) return []
      return [{ at: [slot, name], message: `expected ${count} entries, one for each tier, found ${found}` }]
    })
  })

/** Tier 0 is what a class begins with; all after it are sold. */
const soldForNothing = (file: ClassGear): ReadonlyArray<LocalIssue> =>
  CLASS_SLOTS.flatMap((slot) => {
    const tiers = file[slot]
    return (tiers?.value ?? []).flatMap((value, index) =>
      tiers !== undefined && value === 0 && firstTier(slot, tiers) + index > 0
        ? [{ at: [slot, 'value', index], message: 'sold for nothing: only tier 0 costs 0' }]
        : [],
    )
  })

export const classGear = fileKind({
  name: 'class-gear',
  pattern: /^gear\/(warrior|wizard|rogue|healer)\.json$/,
  codec: ClassGear,
  entries,
  issues: (file) => [...unequalLists(file), ...soldForNothing(file)],
})
