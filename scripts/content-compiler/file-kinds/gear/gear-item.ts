import { CLASSES, type GearSlot } from '@daykeep/rules/model'
import type * as t from 'io-ts'
import { choice, strictObject, Day, exactly, Flag, GoldOrGift, KeyText, oneOf, Stat, Whole } from '../../codec/index.ts'
import { gearArt } from '../art.ts'
import type { ContentEntry } from '../content-entry.ts'

export const GearSet = choice('animal', 'glasses', 'headband')

/** What opens a piece to a player who never had it. docs/reference/content.md 6. */
const Right = oneOf('type', {
  backer: strictObject({ type: exactly('backer'), tier: Whole }),
  contributor: strictObject({ type: exactly('contributor'), level: Whole }),
  contributorCritical: strictObject({ type: exactly('contributorCritical') }),
})

/** From the first to the last day on which it can be had, both included. */
export const Window = strictObject({ from: Day, until: Day })

const itemIn = <Slot extends GearSlot>(slot: Slot) =>
  strictObject(
    { slot: exactly(slot), name: KeyText },
    {
      str: Stat,
      int: Stat,
      con: Stat,
      per: Stat,
      value: GoldOrGift,
      twoHanded: Flag,
      specialClass: choice(...CLASSES),
      right: Right,
      art: gearArt(slot),
    },
  )

/** One piece of a list: its slot decides which templates it may be drawn with. */
export const GearItem = oneOf('slot', {
  weapon: itemIn('weapon'),
  armor: itemIn('armor'),
  head: itemIn('head'),
  shield: itemIn('shield'),
  body: itemIn('body'),
  back: itemIn('back'),
  headAccessory: itemIn('headAccessory'),
  eyewear: itemIn('eyewear'),
})

/** The pieces of a list as entries; one without a valid slot or name has none. */
export const piecesOf = (group: string, items: ReadonlyArray<t.TypeOf<typeof GearItem>>): ReadonlyArray<ContentEntry> =>
  items.flatMap(({ slot, name, art }, index) =>
    slot === undefined || name === undefined
      ? []
      : [
          {
            kind: 'gear',
            key: `${slot}_${group}_${name}`,
            at: ['items', index, 'name'],
            missingArt: art === undefined,
          },
        ],
  )
