import { asKey } from '@daykeep/rules/model'
import type { Gear } from '@daykeep/rules/catalogue'
import { CLASS_SLOTS, type ClassGear, type ClassSlot, firstTier, tierCount, type Tiers } from '../file-kinds/index.ts'

/** Gold by tier, tier 0 first, unless a file says otherwise. docs/reference/content.md 9, Gear. */
const PRICES: Readonly<Record<ClassSlot, ReadonlyArray<number>>> = {
  weapon: [0, 20, 30, 45, 65, 90, 120],
  armor: [0, 30, 45, 65, 90, 120],
  head: [0, 15, 25, 40, 60, 80],
  shield: [0, 20, 35, 50, 70, 90],
}

/** A class's file spelt out: each tier of each slot a piece. */
export const classPieces = (file: ClassGear): ReadonlyArray<Gear> =>
  CLASS_SLOTS.flatMap((slot) => {
    const tiers = file[slot]
    return tiers === undefined ? [] : tiersOf(file.class, slot, tiers)
  })

const tiersOf = (group: ClassGear['class'], slot: ClassSlot, tiers: Tiers): ReadonlyArray<Gear> => {
  const first = firstTier(slot, tiers)
  const count = tierCount(tiers)
  return Array.from({ length: count }, (_, index): Gear => {
    const tier = first + index
    return {
      key: asKey(`${slot}_${group}_${tier}`),
      type: slot,
      group,
      index: String(tier),
      value: tiers.value?.[index] ?? PRICES[slot][tier] ?? 0,
      str: tiers.str?.[index] ?? 0,
      int: tiers.int?.[index] ?? 0,
      con: tiers.con?.[index] ?? 0,
      per: tiers.per?.[index] ?? 0,
      twoHanded: tiers.twoHanded ?? false,
      last: index === count - 1,
      set: `${group}-${tier}`,
      art: tiers.art?.[index] ?? {},
    }
  })
}
