import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Animal, Card, Catalogue, Look } from '../src/catalogue/index.ts'
import { loadCatalogue } from './catalogue.ts'

type Row = {
  readonly id: string
  readonly keys?: ReadonlyArray<string>
  readonly items?: Readonly<Record<string, unknown>>
  readonly entries?: Readonly<Record<string, unknown>>
  readonly pets?: ReadonlyArray<string>
  readonly mounts?: ReadonlyArray<string>
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

/** Tags of the first day, of which the table has no row either. docs/reference/application.md 3. */
const TAGS: ReadonlySet<string> = new Set([
  'work',
  'exercise',
  'health_wellness',
  'school',
  'teams',
  'chores',
  'creativity',
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
  const special = new Set([...(row('pets/special').keys ?? []), ...(row('mounts/special').keys ?? [])])
  const isListedAnimal = ({ key, kind, egg, potion }: Animal): boolean =>
    kind === 'special' ? special.has(key) : isIn(eggs, egg) && isIn(potions, potion)
  const itemsOf = (id: string): ReadonlySet<string> | undefined => {
    const { items } = row(id)
    return items && new Set(Object.keys(items))
  }
  const isListedLook = ({ kind, key }: Look): boolean => itemsOf(`appearances/${kind}`)?.has(key) ?? true
  const lookSets = select(
    mapValues(catalogue.lookSets, (set) => ({ ...set, looks: set.looks.filter(isListedLook) })),
    ({ looks }) => looks.length > 0,
  )
  const skills = new Set(rows.flatMap(({ id }) => (id.startsWith('spell/') ? [id.split('/').at(-1)] : [])))
  const sale = row('stable/timeTravel')
  const isOf = (keys: ReadonlySet<string>) => (key: string) => keys.has(key)
  const selection: Selection = {
    petQuests: quests,
    hatchingPotionQuests: quests,
    seasonalQuests: quests,
    bundles,
    premiumHatchingPotions: potions,
    customizations: new Set(Object.keys(lookSets)),
    cards: new Set(Object.values<Card>(catalogue.cards).flatMap(({ key, limited }) => (limited ? [key] : []))),
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
    backgrounds: select(catalogue.backgrounds, ({ key, set }) => itemsOf(`backgrounds/${set}`)?.has(key) ?? true),
    looks: catalogue.looks.filter(isListedLook),
    lookSets,
    defaultTags: catalogue.defaultTags.filter((key) => TAGS.has(key)),
    skills: select(catalogue.skills, ({ key }) => skills.has(key)),
    animalShop: {
      ...catalogue.animalShop,
      pets: catalogue.animalShop.pets.filter((key) => sale.pets?.includes(key)),
      mounts: catalogue.animalShop.mounts.filter((key) => sale.mounts?.includes(key)),
    },
    gemPacks: select(catalogue.gemPacks, ({ key }) => Object.hasOwn(row('gemBlocks').entries ?? {}, key)),
    subscriptionBlocks: select(catalogue.subscriptionBlocks, ({ key }) =>
      Object.hasOwn(row('subscriptionBlocks').entries ?? {}, key),
    ),
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
      .map((event) => (event.sells === undefined ? event : { ...event, sells: soldOf(event.sells, selection) })),
    calendar: {
      ...calendar,
      months: calendar.months.map((month) => soldOf(month, selection)),
      galas: mapValues(calendar.galas, (gala) => soldOf(gala, selection)),
      lastingCustomizations: calendar.lastingCustomizations.filter((key) => Object.hasOwn(lookSets, key)),
      featuredQuests: calendar.featuredQuests.filter(isOf(quests)),
      foolsPotions: {
        ...calendar.foolsPotions,
        potions: calendar.foolsPotions.potions.filter(isOf(potions)),
      },
    },
  }
}

const isIn = (keys: ReadonlySet<string>, key: string | undefined): boolean => key === undefined || keys.has(key)

type Selection = Readonly<Record<string, ReadonlySet<string>>>

/** Lists of keys by kind, without the keys that are not listed. */
const soldOf = <Lists extends object>(lists: Lists, selection: Selection): Lists =>
  mapValues(lists as Record<string, ReadonlyArray<string>>, (keys, kind) =>
    Array.isArray(keys) ? keys.filter((key) => selection[kind]?.has(key) ?? true) : keys,
  ) as Lists

const select = <Entries extends object>(entries: Entries, fits: (entry: Entries[keyof Entries]) => boolean): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => fits(entry))) as Entries

const mapValues = <Values extends object>(
  values: Values,
  map: (value: Values[keyof Values], key: string) => Values[keyof Values],
): Values => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)])) as Values
