import type { IsoInstant } from '@daykeep/rules/kernel'
import { asKey, GEAR_SLOTS, type GearKey } from '@daykeep/rules/model'
import type { Gear, GearGroup } from '@daykeep/rules/catalogue'
import { type FileOf, mysteryName, mysterySetKey } from '../file-kinds/index.ts'
import { classPieces } from './class-gear.ts'
import type { DecodedFiles } from './decoded-files.ts'
import { armoireRelease, endOf, startOf } from './instants.ts'
import { seasonalPieces } from './seasonal-gear.ts'

/** Content order: by slot, in it by group, in it as the files say. docs/reference/content-facts.md 3.1. */
const GROUPS: ReadonlyArray<GearGroup> = [
  'healer',
  'wizard',
  'rogue',
  'warrior',
  'base',
  'special',
  'mystery',
  'armoire',
]

/** What a prize of the armoire is worth when it is bought back. */
const ARMOIRE_VALUE = 100

export const gearOf = (decoded: DecodedFiles): Readonly<Record<GearKey, Gear>> => {
  const pieces = [
    ...decoded.baseGear.flatMap(({ slots }) => slots.map(basePiece)),
    ...decoded.classGear.flatMap(classPieces),
    ...decoded.specialGear.flatMap(specialPieces),
    ...decoded.seasonalGear.flatMap(seasonalPieces),
    ...decoded.mysteryGear.flatMap(mysteryPieces),
    ...decoded.armoireGear.flatMap(armoirePieces),
  ]
  const rank = ({ type, group }: Gear): number => GEAR_SLOTS.indexOf(type) * GROUPS.length + GROUPS.indexOf(group)
  return Object.fromEntries([...pieces].sort((a, b) => rank(a) - rank(b)).map((piece) => [piece.key, piece]))
}

type Item = FileOf<'specialGear'>['items'][number]
type Rest = { readonly value: number; readonly set: string }

const basePiece = (slot: Gear['type']): Gear => ({
  ...blank('base', { slot, name: '0' }, { value: 0, set: 'base-0' }),
  last: slot === 'eyewear' || slot === 'headAccessory',
})

const specialPieces = ({ items, value = 0, set, gearSet, window }: FileOf<'specialGear'>): ReadonlyArray<Gear> =>
  items.map((item) => ({
    ...blank('special', item, { value, set: set ?? `special-${item.name}` }),
    ...(gearSet === undefined ? {} : { gearSet }),
    ...(window === undefined ? {} : { window: { from: startOf(window.from), until: endOf(window.until) } }),
  }))

const armoirePieces = ({ items, set, month }: FileOf<'armoireGear'>): ReadonlyArray<Gear> =>
  items.map((item) => ({
    ...blank('armoire', item, { value: ARMOIRE_VALUE, set: set ?? `armoire-${item.name}` }),
    ...releasedWith(month),
  }))

const mysteryPieces = ({ month, items }: FileOf<'mysteryGear'>): ReadonlyArray<Gear> =>
  items.map(({ variant, ...item }) => {
    const name = mysteryName(month, variant)
    return {
      ...blank('mystery', { ...item, name }, { value: 0, set: `mystery-${name}` }),
      mystery: mysterySetKey(month),
    }
  })

const releasedWith = (month: string | undefined): { readonly released?: IsoInstant } =>
  month === undefined ? {} : { released: armoireRelease(month) }

const blank = (group: GearGroup, item: Partial<Item> & Pick<Item, 'slot' | 'name'>, { value, set }: Rest): Gear => ({
  key: asKey(`${item.slot}_${group}_${item.name}`),
  type: item.slot,
  group,
  index: item.name,
  value: item.value ?? value,
  str: item.str ?? 0,
  int: item.int ?? 0,
  con: item.con ?? 0,
  per: item.per ?? 0,
  twoHanded: item.twoHanded ?? false,
  last: false,
  set,
  ...(item.specialClass === undefined ? {} : { specialClass: item.specialClass }),
  ...(item.right === undefined ? {} : { right: item.right }),
  art: item.art ?? {},
})
