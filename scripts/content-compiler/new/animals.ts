import { scheduleEntry } from './schedule-entry.ts'
import {
  type Change,
  hasKey,
  isKey,
  type EntryTemplate,
  listIn,
  pickArtName,
  type Workspace,
} from './entry-template.ts'

const EGGS = 'data/eggs.json'
const POTIONS = 'data/potions.json'

/** Coat, shade, light, mark, inner and extra: plain browns, to be replaced. */
const COAT = ['#9a7a5a', '#6f5640', '#cbb190', '#57432f', '#d9a78f', '#e8dcc6'] as const

/** Each egg begins with parts of its own, as far as there are so many. */
const eggEntry = (workspace: Workspace, key: string, kind: 'quest' | 'drop' = 'quest'): Change => ({
  type: 'entry',
  path: EGGS,
  list: ['eggs'],
  value: {
    key,
    kind,
    art: {
      body: pickArtName(workspace, 'animal body', listIn(workspace, EGGS, 'eggs').length),
      head: pickArtName(workspace, 'animal head'),
      natural: COAT,
      eyes: colourOf(key),
    },
  },
})

/** A colour for each name, so that two skeletons do not look alike. */
const colourOf = (name: string): string => {
  const letters = Array.from(name, (letter) => letter.charCodeAt(0))
  const number = letters.reduce((sum, letter) => (sum * 31 + letter) % 0xffffff, 7)
  return `#${number.toString(16).padStart(6, '0')}`
}

const potionEntry = (key: string): Change => ({
  type: 'entry',
  path: POTIONS,
  list: ['potions'],
  value: { key, kind: 'premium', art: { palette: COAT, liquid: colourOf(key) } },
})

const CATEGORIES = ['pet', 'hatchingPotion', 'gold', 'unlockable', 'timeTravelers', 'world'] as const
type Category = (typeof CATEGORIES)[number]

const isCategory = (text: string | undefined): text is Category => CATEGORIES.some((category) => category === text)

/** Figures of a quest of middling size. docs/reference/content-facts.md 1.4. */
const FIGURES = { hp: 400, str: 1.5, gp: 31, exp: 200, found: 3 } as const

/** What is to be found, as ITEM:COUNT; a quest without any has a boss. */
const findsOf = (finds: ReadonlyArray<string>): Readonly<Record<string, number>> | string => {
  const named = finds.map((find) => find.split(':'))
  const wrong = named.find(([item, count = '']) => !isKey(item) || !/^[1-9]\d*$/.test(count))
  return wrong === undefined
    ? Object.fromEntries(named.map(([item = '', count]) => [item, Number(count)]))
    : 'name what is to be found as ITEM:COUNT, such as inkPot:20'
}

type Objective = { readonly category: Category; readonly key: string; readonly finds: Readonly<Record<string, number>> }

const questFile = (workspace: Workspace, { category, key, finds }: Objective): Change => {
  const entry = capital(key)
  const items =
    category === 'pet'
      ? [{ type: 'eggs', key: entry, count: FIGURES.found }]
      : category === 'hatchingPotion'
        ? [{ type: 'hatchingPotions', key: entry, count: FIGURES.found }]
        : []
  const look = { palette: pickArtName(workspace, 'palette'), motif: pickArtName(workspace, 'motif') }
  const template = pickArtName(workspace, 'boss')
  const collects = Object.keys(finds).length > 0
  return {
    type: 'file',
    path: `data/quests/${category}/${key}.json`,
    value: {
      $schema: '../../../schema/quest.schema.json',
      key,
      category,
      ...(category === 'gold' ? { goldValue: 200 } : {}),
      objective: collects ? { type: 'collect', items: finds } : { type: 'boss', hp: FIGURES.hp, str: FIGURES.str },
      drop: { ...(items.length === 0 ? {} : { items }), gp: FIGURES.gp, exp: FIGURES.exp },
      art: {
        scroll: look,
        ...(collects
          ? { items: artOfFinds(workspace, Object.keys(finds)) }
          : category === 'pet'
            ? { boss: { species: entry } }
            : template === ''
              ? {}
              : { boss: { template, palette: look.palette } }),
      },
    },
  }
}

const artOfFinds = (workspace: Workspace, items: ReadonlyArray<string>) =>
  Object.fromEntries(
    items.map((item, at) => [
      item,
      { template: pickArtName(workspace, 'item template', at), palette: pickArtName(workspace, 'palette', at) },
    ]),
  )

const capital = (key: string): string => `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`
const small = (key: string): string => `${key.slice(0, 1).toLowerCase()}${key.slice(1)}`

export const quest: EntryTemplate = {
  usage: `quest ${CATEGORIES.join('|')} KEY [ITEM:COUNT...]      a quest with a boss, or one that collects; with its egg or potion, and its month, where it needs them`,
  make: ([category, key, ...items], workspace) => {
    if (!isCategory(category)) return `a quest is of ${CATEGORIES.join(', ')}`
    if (!isKey(key)) return 'a quest needs a key such as narwhal'
    const entry = capital(key)
    const finds = findsOf(items)
    if (typeof finds === 'string') return finds
    const file = questFile(workspace, { category, key, finds })
    if (category === 'pet')
      return {
        changes: [
          ...(hasKey(workspace, EGGS, 'eggs', entry) ? [] : [eggEntry(workspace, entry)]),
          file,
          scheduleEntry(workspace, 'petQuests', key),
        ],
      }
    if (category !== 'hatchingPotion') return { changes: [file] }
    return {
      changes: [
        ...(hasKey(workspace, POTIONS, 'potions', entry) ? [] : [potionEntry(entry)]),
        file,
        scheduleEntry(workspace, 'hatchingPotionQuests', key),
      ],
    }
  },
}

export const egg: EntryTemplate = {
  usage: 'egg KEY [drop]           an egg, with the quest that brings it and the month of that; or one that drops',
  make: ([key, kind], workspace) => {
    if (!isKey(key)) return 'an egg needs a key such as Narwhal'
    if (hasKey(workspace, EGGS, 'eggs', capital(key))) return `there is an egg "${capital(key)}" already`
    if (kind === 'drop') return { changes: [eggEntry(workspace, capital(key), 'drop')] }
    return quest.make(['pet', small(key)], workspace)
  },
}

export const potion: EntryTemplate = {
  usage: 'potion KEY               a premium hatching potion, and the month that sells it',
  make: ([key], workspace) => {
    if (!isKey(key)) return 'a potion needs a key such as Tidal'
    if (hasKey(workspace, POTIONS, 'potions', key)) return `there is a potion "${key}" already`
    return { changes: [potionEntry(key), scheduleEntry(workspace, 'premiumHatchingPotions', key)] }
  },
}

export const food: EntryTemplate = {
  usage: 'food KEY POTION          a food that the pets of that potion like',
  make: ([key, target], workspace) => {
    if (!isKey(key) || !isKey(target)) return 'a food needs a key, and the potion whose pets like it'
    if (hasKey(workspace, 'data/food.json', 'food', key)) return `there is a food "${key}" already`
    const look = { template: pickArtName(workspace, 'item template'), palette: pickArtName(workspace, 'palette') }
    return {
      changes: [
        { type: 'entry', path: 'data/food.json', list: ['food'], value: { key, family: 'basic', target, art: look } },
      ],
    }
  },
}
