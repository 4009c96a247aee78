import { asKey, type PlayerClass } from '@daykeep/rules/model'
import type { Gear } from '@daykeep/rules/catalogue'
import { GALA_CLASSES, GALA_SLOTS, galaPieceName, type GalaSlot, type SeasonalGear } from '../file-kinds/index.ts'

type Rule = Partial<Pick<Gear, 'str' | 'int' | 'con' | 'per' | 'twoHanded'>> & { readonly value: number }

/** What a piece of a gala does and costs by class and slot; other slots are for looks. docs/reference/content-facts.md 3.4. */
const RULES: Readonly<Record<PlayerClass, Partial<Readonly<Record<GalaSlot, Rule>>>>> = {
  warrior: {
    weapon: { str: 15, value: 90 },
    armor: { con: 9, value: 90 },
    head: { str: 9, value: 60 },
    shield: { con: 7, value: 70 },
  },
  rogue: {
    weapon: { str: 8, value: 80 },
    armor: { per: 15, value: 90 },
    head: { per: 9, value: 60 },
    shield: { str: 8, value: 80 },
  },
  wizard: {
    weapon: { int: 15, per: 7, value: 160, twoHanded: true },
    armor: { int: 9, value: 90 },
    head: { per: 7, value: 60 },
    shield: { value: 70 },
  },
  healer: {
    weapon: { int: 9, value: 90 },
    armor: { con: 15, value: 90 },
    head: { int: 7, value: 60 },
    shield: { con: 9, value: 70 },
  },
}

const FOR_LOOKS: Rule = { value: 20 }

/** The pieces of one gala, class by class. */
export const seasonalPieces = (file: SeasonalGear): ReadonlyArray<Gear> =>
  GALA_CLASSES.flatMap((wearer) => {
    const set = file[wearer]
    const name = galaPieceName(file, wearer, set)
    return GALA_SLOTS.flatMap((slot): ReadonlyArray<Gear> => {
      const piece = set[slot]
      if (piece === undefined) return []
      const rule = RULES[wearer][slot] ?? FOR_LOOKS
      const { art = {}, ...own } = piece
      return [
        {
          key: asKey(`${slot}_special_${name}`),
          type: slot,
          group: 'special',
          index: name,
          str: 0,
          int: 0,
          con: 0,
          per: 0,
          twoHanded: false,
          ...rule,
          ...own,
          last: false,
          set: set.set,
          specialClass: wearer,
          season: file.season,
          year: file.year,
          art,
        },
      ]
    })
  })
