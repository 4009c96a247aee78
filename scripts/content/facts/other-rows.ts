import type {
  AnimalSet,
  Background,
  Card,
  Catalogue,
  ColorSet,
  Egg,
  Gear,
  HatchingPotion,
  Look,
  LookSet,
  Skill,
  Transformation,
} from '../../../packages/rules/src/content/index.ts'
import { lookUp } from '../../../packages/rules/src/kernel/index.ts'
import { type Fields, keyOf, type RowKind, said } from './row-kind.ts'

const CURRENCIES: Readonly<Record<Background['currency'], string | undefined>> = {
  gems: undefined,
  hourglasses: 'hourglasses',
  incentive: 'loginIncentive',
}

/** The table wants 1 of an unnamed currency for one scene; what events give is free. Content facts, section 11. */
const SLIPS: Readonly<Record<string, Fields>> = { on_a_strange_planet: { price: 1 } }

const scenes = ({ backgrounds }: Catalogue): ReadonlyArray<Background> => Object.values<Background>(backgrounds)

const backgroundSet: RowKind = {
  name: 'a set of scenes',
  ids: /^backgrounds\/\w*[bB]ackgrounds\d*$/,
  ours: (catalogue, id) => {
    const own = scenes(catalogue).filter(({ set }) => set === keyOf(id))
    const items = own.map(({ key, price, currency }) => [
      key,
      { price, ...said({ currency: CURRENCIES[currency] }), ...SLIPS[key] },
    ])
    return own.length === 0 ? undefined : { items: Object.fromEntries(items) }
  },
}

const backgroundSets: RowKind = {
  name: 'sets of scenes',
  ids: /^backgrounds\/sets$/,
  ours: (catalogue, _, listed) => {
    const known = scenes(catalogue).filter(({ key }) => listed.has(key))
    const bySet = [...Map.groupBy(known, ({ set }) => set)].map(([set, some]) => [set, some.length] as const)
    return { count: bySet.length, total: known.length, bySet: Object.fromEntries(bySet) }
  },
}

const achievements: RowKind = {
  name: 'achievements',
  ids: /^achievements$/,
  ours: (catalogue) => {
    const keys = Object.keys(catalogue.achievements)
    return { count: keys.length, keys: new Set(keys) }
  },
}

const colourOf = ({ potion, petAchievement, mountAchievement }: ColorSet): Fields => ({
  color: potion,
  petAchievement,
  mountAchievement,
})

const animalSetOf = ({ achievement, species, mounts }: AnimalSet) =>
  [achievement, { type: mounts ? 'petMount' : 'pet', species: new Set(species), achievementKey: achievement }] as const

const achievementSets: RowKind = {
  name: 'sets that bring achievements',
  ids: /^achievements\/(animalColorAchievements|animalSetAchievements|petSetCompleteAchievs)$/,
  ours: ({ colorSets, animalSets }, id) => {
    const whole = colorSets.flatMap(({ potion, everyEggAchievement }) =>
      everyEggAchievement === undefined ? [] : [{ color: potion, petAchievement: everyEggAchievement }],
    )
    if (id.endsWith('petSetCompleteAchievs')) return { count: whole.length, entries: whole }
    return id.endsWith('animalColorAchievements')
      ? { count: colorSets.length, entries: colorSets.map(colourOf) }
      : { count: animalSets.length, entries: Object.fromEntries(animalSets.map(animalSetOf)) }
  },
}

/** What a skill is called for by the game that the table was read from. */
const skillRow = ({ mana, level, target }: Skill): Fields => ({
  mana,
  lvl: level,
  target,
})

const specialRow = (catalogue: Catalogue, key: string): Fields | undefined => {
  const card = lookUp<string, Card>(catalogue.cards, key)
  if (card !== undefined)
    return {
      mana: 0,
      value: card.value,
      target: 'user',
      immediateUse: true,
      silent: true,
      ...said({ limited: card.limited }),
    }
  const all = Object.values<Transformation>(catalogue.transformations)
  const thrown = all.find((each) => each.key === key)
  if (thrown !== undefined)
    return { mana: 0, value: thrown.value, target: 'user', limited: true, previousPurchase: true }
  const antidote = all.find((each) => each.antidote.key === key)?.antidote
  return antidote === undefined
    ? undefined
    : { mana: 0, value: antidote.value, target: 'self', immediateUse: true, purchaseType: 'debuffPotion' }
}

const spell: RowKind = {
  name: 'a skill, a card, something to throw or its antidote',
  ids: /^spell\/\w+\/\w+$/,
  ours: (catalogue, id) => {
    const [, group] = id.split('/')
    if (group === 'special') return specialRow(catalogue, keyOf(id))
    const skill = lookUp<string, Skill>(catalogue.skills, keyOf(id))
    if (skill === undefined || skill.class !== group) return undefined
    // What is given to a whole party at once; healing goes from one to the next.
    const isAtOnce = skill.target === 'party' && skill.effect.type !== 'heal'
    return { ...skillRow(skill), ...said({ bulk: isAtOnce }) }
  },
}

const looksOf = ({ looks }: Catalogue, kind: string): ReadonlyArray<Look> => looks.filter((look) => look.kind === kind)

const lookItem = ({ lookSets }: Catalogue, { key, price, set }: Look) => {
  const found = set === undefined ? undefined : lookUp<string, LookSet>(lookSets, set)
  return [key, { price, ...said({ set, setPrice: found?.price }) }] as const
}

const appearances: RowKind = {
  name: 'looks',
  ids: /^appearances\/[\w.]+$/,
  ours: (catalogue, id) => {
    const kind = keyOf(id)
    const count = (of: string): number => looksOf(catalogue, of).length
    if (kind !== 'counts')
      return { items: Object.fromEntries(looksOf(catalogue, kind).map((look) => lookItem(catalogue, look))) }
    const hair = ['color', 'base', 'bangs', 'flower', 'beard', 'mustache'].map((part) => [part, count(`hair.${part}`)])
    return {
      ...Object.fromEntries(['skin', 'shirt', 'chair', 'size'].map((part) => [part, count(part)])),
      hair: Object.fromEntries(hair),
    }
  },
}

const withoutKeys = (things: Readonly<Record<string, object>>): Fields =>
  Object.fromEntries(
    Object.entries(things).map(([key, thing]) => {
      const { key: _key, ...rest } = thing as { readonly key?: string }
      return [key, rest]
    }),
  )

const money: RowKind = {
  name: 'what is sold for money',
  ids: /^(subscriptionBlocks|gemBlocks)$/,
  ours: ({ subscriptionBlocks, gemPacks }, id) => ({
    entries: withoutKeys(id === 'gemBlocks' ? gemPacks : subscriptionBlocks),
  }),
}

const cardTypes: RowKind = {
  name: 'cards',
  ids: /^cardTypes$/,
  ours: ({ cards }) => ({
    entries: Object.fromEntries(
      Object.values<Card>(cards).map(({ key, messages, limited }) => [
        key,
        { messageOptions: messages, ...said({ yearRound: !limited }) },
      ]),
    ),
  }),
}

/** What one gets for a day is told by keys, in any order; scenes are not told. */
const loginIncentives: RowKind = {
  name: 'check-in rewards',
  ids: /^loginIncentives$/,
  ours: ({ loginRewards }) => ({
    days: Object.fromEntries(
      Object.entries(loginRewards).map(([day, rewards]) => [
        day,
        new Set(rewards.flatMap(({ type, key }) => (type === 'background' ? [] : [key]))),
      ]),
    ),
  }),
}

const dayOf = (released: string, isOfArmoire: boolean): Fields => {
  const [year, month, day] = released.slice(0, 10).split('-').map(Number)
  return isOfArmoire ? { year, month } : { year, month, day }
}

type Dated = { readonly key: string; readonly released?: string }

const release: RowKind = {
  name: 'release days',
  ids: /^release\/\w+$/,
  ours: ({ gear, eggs, hatchingPotions }, id, listed) => {
    const isOfArmoire = id.includes('ARMOIRE')
    const things: ReadonlyArray<Dated> = isOfArmoire
      ? Object.values<Gear>(gear)
          .filter(({ key, group }) => group === 'armoire' && listed.has(key))
          .map(({ set = '', released = '' }) => ({ key: set, released }))
      : Object.values<Egg | HatchingPotion>(id.includes('EGGS') ? eggs : hatchingPotions)
    const dated = things.flatMap(({ key, released = '' }) =>
      released === '' ? [] : [[key, dayOf(released, isOfArmoire)] as const],
    )
    return { entries: Object.fromEntries(dated) }
  },
}

export const OTHER_ROWS: ReadonlyArray<RowKind> = [
  backgroundSet,
  backgroundSets,
  achievements,
  achievementSets,
  spell,
  appearances,
  money,
  cardTypes,
  loginIncentives,
  release,
]
