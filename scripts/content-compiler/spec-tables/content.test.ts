import { describe, expect, it } from 'vitest'
import { asKey, type EggKey, type GearKey, type PotionKey } from '@daykeep/rules/model'
import { loadListedCatalogue } from '@daykeep/rules/test-kit/listed-catalogue'

const catalogue = loadListedCatalogue()

describe('the content', () => {
  // docs/reference/content-facts.md 3.3
  it.each([
    ['weapon_warrior', [1, 20, 30, 45, 65, 90, 120], { str: [0, 3, 6, 9, 12, 15, 18] }],
    ['armor_warrior', [30, 45, 65, 90, 120], { con: [3, 5, 7, 9, 11] }],
    ['head_warrior', [15, 25, 40, 60, 80], { str: [2, 4, 6, 9, 12] }],
    ['shield_warrior', [20, 35, 50, 70, 90], { con: [2, 3, 5, 7, 9] }],
    ['weapon_rogue', [0, 20, 35, 50, 70, 90, 120], { str: [0, 2, 3, 4, 6, 8, 10] }],
    ['armor_rogue', [30, 45, 65, 90, 120], { per: [6, 9, 12, 15, 18] }],
    ['head_rogue', [15, 25, 40, 60, 80], { per: [2, 4, 6, 9, 12] }],
    ['shield_rogue', [0, 20, 35, 50, 70, 90, 120], { str: [0, 2, 3, 4, 6, 8, 10] }],
    ['weapon_wizard', [0, 30, 50, 80, 120, 160, 200], { int: [0, 3, 6, 9, 12, 15, 18], per: [0, 1, 2, 3, 5, 7, 10] }],
    ['armor_wizard', [30, 45, 65, 90, 120], { int: [2, 4, 6, 9, 12] }],
    ['head_wizard', [15, 25, 40, 60, 80], { per: [2, 3, 5, 7, 10] }],
    ['weapon_healer', [0, 20, 30, 45, 65, 90, 120], { int: [0, 2, 3, 5, 7, 9, 11] }],
    ['armor_healer', [30, 45, 65, 90, 120], { con: [6, 9, 12, 15, 18] }],
    ['head_healer', [15, 25, 40, 60, 80], { int: [2, 3, 5, 7, 9] }],
    ['shield_healer', [20, 35, 50, 70, 90], { con: [2, 4, 6, 9, 12] }],
  ])('sells and strengthens %s tier by tier as the reference has it', (line, values, stats) => {
    const first = values.length === 7 ? 0 : 1
    const tiers = values.map((_, index) => catalogue.gear[asKey<GearKey>(`${line}_${first + index}`)])
    expect(tiers.map((tier) => tier?.value)).toEqual(values)
    const figures = { str: zeros(values), int: zeros(values), con: zeros(values), per: zeros(values), ...stats }
    expect(Object.fromEntries(STATS.map((stat) => [stat, tiers.map((tier) => tier?.[stat])]))).toEqual(figures)
  })

  it('knows the drop eggs, standard potions and basic foods in the order in which rules pick', () => {
    expect(keysWhere(catalogue.eggs, ({ kind }) => kind === 'drop')).toBe(
      'Wolf TigerCub PandaCub LionCub Fox FlyingPig Dragon Cactus BearCub',
    )
    expect(keysWhere(catalogue.hatchingPotions, ({ kind }) => kind === 'standard')).toBe(
      'Base White Desert Red Shade Skeleton Zombie CottonCandyPink CottonCandyBlue Golden',
    )
    expect(keysWhere(catalogue.food, ({ family }) => family === 'basic')).toBe(
      'Meat Milk Potatoe Strawberry Chocolate Fish RottenMeat CottonCandyPink CottonCandyBlue Honey',
    )
  })

  it('prices potions by how rare they are, and eggs all alike', () => {
    const valuesOf = (standard: boolean) =>
      Object.values(catalogue.hatchingPotions).flatMap(({ kind, value }) =>
        (kind === 'standard') === standard ? [value] : [],
      )
    expect(valuesOf(true)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4, 5])
    expect(new Set(valuesOf(false))).toEqual(new Set([2]))
    expect(catalogue.eggs[asKey<EggKey>('Platypus')]).toMatchObject({ value: 3, released: '2025-05-14T08:00:00.000Z' })
    expect(catalogue.hatchingPotions[asKey<PotionKey>('RoyalPurple')]).toMatchObject({ kind: 'premium', limited: true })
  })

  it('lets both hands of a wizard hold one staff, and both hands of a rogue a blade each', () => {
    expect(Object.values(catalogue.gear).filter(({ group, type }) => group === 'wizard' && type === 'shield')).toEqual(
      [],
    )
    expect(catalogue.gear[asKey<GearKey>('weapon_wizard_6')]?.twoHanded).toBe(true)
    expect(catalogue.gear[asKey<GearKey>('shield_rogue_6')]?.last).toBe(true)
  })

  it('brings the scrolls of the great quests at levels 15, 30, 40 and 60', () =>
    expect(catalogue.levelQuests).toEqual([
      { key: 'atom1', level: 15 },
      { key: 'vice1', level: 30 },
      { key: 'goldenknight1', level: 40 },
      { key: 'moonstone1', level: 60 },
    ]))

  it('draws no two pieces of one slot and group alike', () => {
    const pictures = Object.values(catalogue.gear)
      .filter(({ group }) => group !== 'base')
      .map(({ type, group, art }) => `${type} ${group} ${JSON.stringify(art)}`)
    expect(pictures.filter((picture, index) => pictures.indexOf(picture) !== index)).toEqual([])
  })
})

const STATS = ['str', 'int', 'con', 'per'] as const
const zeros = (values: ReadonlyArray<number>): ReadonlyArray<number> => values.map(() => 0)

const keysWhere = <Thing>(entries: Readonly<Record<string, Thing>>, fits: (entry: Thing) => boolean): string =>
  Object.entries(entries)
    .filter(([, entry]) => fits(entry))
    .map(([key]) => key)
    .join(' ')
