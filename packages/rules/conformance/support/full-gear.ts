import type { Gear, GearGroup, GearRight } from '../../src/catalogue/index.ts'
import { asKey, GEAR_SLOTS, type GearKey, type GearSlot, type PlayerClass } from '../../src/model/index.ts'
import { factsOf, releasesOf } from './content-facts.ts'
import { placeInGala } from './gala-order.ts'

type GearFigures = {
  readonly v: number
  readonly str?: number
  readonly int?: number
  readonly per?: number
  readonly con?: number
  readonly twoHanded?: boolean
  readonly specialClass?: PlayerClass
  readonly last?: boolean
  readonly set?: string
}

type GearRow = { readonly key: string; readonly items?: Readonly<Record<string, GearFigures>> }

/** Who may have special gear besides its owners. docs/reference/content-facts.md 3.5. */
const RIGHTS: Readonly<Record<string, GearRight>> = {
  armor_special_0: { type: 'backer', tier: 45 },
  head_special_0: { type: 'backer', tier: 45 },
  shield_special_0: { type: 'backer', tier: 45 },
  weapon_special_0: { type: 'backer', tier: 70 },
  armor_special_2: { type: 'backer', tier: 300 },
  head_special_2: { type: 'backer', tier: 300 },
  weapon_special_2: { type: 'backer', tier: 300 },
  weapon_special_3: { type: 'backer', tier: 300 },
  armor_special_1: { type: 'contributor', level: 2 },
  head_special_1: { type: 'contributor', level: 3 },
  weapon_special_1: { type: 'contributor', level: 4 },
  shield_special_1: { type: 'contributor', level: 5 },
  weapon_special_critical: { type: 'contributorCritical' },
}

const armoireRelease = releasesOf('ARMOIRE_RELEASE_DATES')

const NOTHING_SPECIAL = { str: 0, int: 0, con: 0, per: 0, twoHanded: false, last: false } as const

const toGear = (table: string, key: string, { v, ...figures }: GearFigures): Gear => {
  const [slot = '', group = '', ...index] = key.split('_')
  const [kind = '', name = ''] = table.split('/')
  return {
    ...NOTHING_SPECIAL,
    ...figures,
    key: asKey(key),
    type: slot as GearSlot,
    group: group as GearGroup,
    index: index.join('_'),
    value: v,
    art: {},
    ...(kind === 'season' ? { season: name, year: yearOf(key) } : {}),
    ...(kind === 'gearSet' ? { gearSet: name as NonNullable<Gear['gearSet']> } : {}),
    ...(kind === 'mystery' ? { mystery: name } : {}),
    ...(kind === 'armoire' ? { set: name, ...armoireRelease(name) } : {}),
    ...(RIGHTS[key] === undefined ? {} : { right: RIGHTS[key] }),
  }
}

/** The sets of 2014 have no year in their keys. docs/reference/content-facts.md 3.4. */
const yearOf = (key: string): number => Number(/20\d\d/.exec(key)?.[0] ?? 2014)

/** Content order: group by group, galas year by year. docs/reference/content-facts.md 3.1. */
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
const CLASSES_OF_A_GALA = 4
const PLACES_OF_A_GROUP = 100_000

const placeOf = (piece: Gear): number =>
  GROUPS.indexOf(piece.group) * PLACES_OF_A_GROUP + (piece.year ?? 0) * CLASSES_OF_A_GALA + placeInGala(piece)

/** Every piece of gear, slot by slot. */
export const fullGear = (): Readonly<Record<GearKey, Gear>> => {
  const pieces = factsOf<GearRow>('gear').flatMap(({ key: table, items = {} }) =>
    Object.entries(items).map(([key, figures]) => toGear(table, key, figures)),
  )
  const ordered = GEAR_SLOTS.flatMap((slot) =>
    pieces.filter(({ type }) => type === slot).toSorted((one, other) => placeOf(one) - placeOf(other)),
  )
  return Object.fromEntries(ordered.map((piece) => [piece.key, piece]))
}
