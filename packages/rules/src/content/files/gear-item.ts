import type { GearSlot } from '../../model/user/items.ts'
import type * as t from 'io-ts'
import { choice, closed, Day, exactly, Flag, KeyText, oneOf, Whole } from '../codec/index.ts'
import { gearArt } from './art.ts'
import type { Thing } from './thing.ts'

export const CLASSES = ['healer', 'wizard', 'rogue', 'warrior'] as const
export const GearSet = choice('animal', 'glasses', 'headband')

/** What opens a piece to a player who never had it. Content specification, section 6. */
const Right = oneOf('type', {
  backer: closed({ type: exactly('backer'), tier: Whole }),
  contributor: closed({ type: exactly('contributor'), level: Whole }),
  contributorCritical: closed({ type: exactly('contributorCritical') }),
})

/** From the first to the last day on which it can be had, both included. */
export const Window = closed({ from: Day, until: Day })

const itemIn = <Slot extends GearSlot>(slot: Slot) =>
  closed(
    { slot: exactly(slot), name: KeyText },
    {
      str: Whole,
      int: Whole,
      con: Whole,
      per: Whole,
      value: Whole,
      twoHanded: Flag,
      specialClass: choice(...CLASSES),
      right: Right,
      art: gearArt(slot),
    },
  )

/** One piece of a list: its slot says which templates it may be drawn with. */
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

/** The pieces of a list as things of the game; one whose slot or name can't be read brings none. */
export const piecesOf = (group: string, items: ReadonlyArray<t.TypeOf<typeof GearItem>>): ReadonlyArray<Thing> =>
  items.flatMap(({ slot, name, art }, index) =>
    slot === undefined || name === undefined
      ? []
      : [{ kind: 'gear', key: `${slot}_${group}_${name}`, at: ['items', index, 'name'], undrawn: art === undefined }],
  )
