import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Animal, Catalogue } from '../src/catalogue/index.ts'
import { loadCatalogue } from './catalogue.ts'

type Row = {
  readonly id: string
  readonly keys?: ReadonlyArray<string>
  readonly items?: Readonly<Record<string, unknown>>
  readonly entries?: Readonly<Record<string, unknown>>
}

const TABLE = join(import.meta.dirname, '../conformance/content-counts.json')

/** Events that come every year, of which the table has no row. docs/reference/content-facts.md 6.5. */
const EVENTS: ReadonlySet<string> = new Set([
  'nye',
  'birthday',
  'valentines',
  'piDay',
  'aprilFools',
  'aprilFoolsResale',
  'namingDay',
  'fallGemSale',
  'spookyGemSale',
  'habitoween',
  'harvestFeast',
  'giftOneGetOne',
])

/**
 * The whole game without what designers added to the table of facts since: what the table lists is compared with this, and
 * a new egg, quest or event fails no comparison. Dated gear and scenes are left in; their tests go by their dates.
 */
export const loadListedCatalogue = (): Catalogue => {
  const { cases } = JSON.parse(readFileSync(TABLE, 'utf8')) as { readonly cases: ReadonlyArray<Row> }
  return listedOf(loadCatalogue(), cases)
}

const listedOf = (catalogue: Catalogue, rows: ReadonlyArray<Row>): Catalogue => {
  const keysOf = (kind: string): ReadonlySet<string> =>
    new Set(rows.flatMap(({ id }) => (id.startsWith(`${kind}/`) ? [id.slice(kind.length + 1)] : [])))
  const row = (id: string): Row => rows.find((each) => each.id === id) ?? { id }
  const [eggs, potions, foods] = [keysOf('egg'), keysOf('potion'), keysOf('food')]
  const [quests, bundles] = [keysOf('quest'), keysOf('bundle')]
  const achievements = new Set(row('achievements').keys)
  const gear = new Set(rows.flatMap(({ items }) => Object.keys(items ?? {})))
  const isListedAnimal = ({ egg, potion }: Animal): boolean =>
    (egg === undefined || eggs.has(egg)) && (potion === undefined || potions.has(potion))
  const isOf = (keys: ReadonlySet<string>) => (key: string) => keys.has(key)
  const sold: Selection = {
    petQuests: quests,
    hatchingPotionQuests: quests,
    seasonalQuests: quests,
    bundles,
    premiumHatchingPotions: potions,
  }
  const stock: Selection = { eggs, hatchingPotions: potions, food: foods, quests }
  const { calendar } = catalogue
  return {
    ...catalogue,
    eggs: select(catalogue.eggs, ({ key }) => eggs.has(key)),
    hatchingPotions: select(catalogue.hatchingPotions, ({ key }) => potions.has(key)),
    food: select(catalogue.food, ({ key }) => foods.has(key)),
    pets: select(catalogue.pets, isListedAnimal),
    mounts: select(catalogue.mounts, isListedAnimal),
    quests: select(catalogue.quests, ({ key }) => quests.has(key)),
    questBundles: select(catalogue.questBundles, ({ key }) => bundles.has(key)),
    questLines: catalogue.questLines.filter(({ achievement }) => achievements.has(achievement)),
    achievements: select(catalogue.achievements, ({ key }) => achievements.has(key)),
    colorSets: catalogue.colorSets.filter(({ potion }) => potions.has(potion)),
    animalSets: catalogue.animalSets.filter(({ achievement }) => achievements.has(achievement)),
    gear: select(
      catalogue.gear,
      ({ key, group, season }) => group !== 'special' || season !== undefined || gear.has(key),
    ),
    loginRewards: Object.fromEntries(
      Object.entries(catalogue.loginRewards).map(([day, rewards]) => [
        day,
        rewards.filter(({ type, key }) => stock[type]?.has(key) ?? true),
      ]),
    ),
    events: catalogue.events
      .filter(({ key }) => EVENTS.has(key))
      .map((event) => (event.sells === undefined ? event : { ...event, sells: soldOf(event.sells, sold) })),
    calendar: {
      ...calendar,
      months: calendar.months.map((month) => soldOf(month, sold)),
      galas: mapValues(calendar.galas, (gala) => soldOf(gala, sold)),
      featuredQuests: calendar.featuredQuests.filter(isOf(quests)),
      foolsPotions: {
        ...calendar.foolsPotions,
        potions: calendar.foolsPotions.potions.filter(isOf(potions)),
      },
    },
  }
}

type Selection = Readonly<Record<string, ReadonlySet<string>>>

/** Lists of keys by kind, without the keys that are not listed. */
const soldOf = <Lists extends object>(lists: Lists, sold: Selection): Lists =>
  mapValues(lists as Record<string, ReadonlyArray<string>>, (keys, kind) =>
    Array.isArray(keys) ? keys.filter((key) => sold[kind]?.has(key) ?? true) : keys,
  ) as Lists

const select = <Entries extends object>(entries: Entries, fits: (entry: Entries[keyof Entries]) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => fits(entry))) as Entries

const mapValues = <Values extends object>(
  values: Values,
  map: (value: Values[keyof Values], key: string) => Values[keyof Values],
): Values => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)])) as Values
