import type {
  Catalogue,
  Quest,
  QuestBundle,
  QuestCategory,
  QuestReward,
  QuestUnlock,
  RageEffect,
} from '../../src/catalogue/index.ts'
import { asKey, type QuestKey } from '../../src/model/index.ts'
import { factOf, factsOf, releasesOf } from './content-facts.ts'

type RageRow = { readonly value: number } & { readonly [Effect in RageEffect['type']]?: number }

type QuestRow = {
  readonly category: QuestCategory
  readonly group?: string
  readonly value?: number
  readonly goldValue?: number
  readonly lvl?: number
  readonly previous?: string
  readonly prereqQuests?: ReadonlyArray<string>
  readonly unlock?: { readonly condition: string; readonly incentiveThreshold?: number }
  readonly boss?: {
    readonly hp: number
    readonly str: number
    readonly def: number
    readonly rage?: RageRow
    readonly desperation?: { readonly threshold: number; readonly str: number; readonly def: number }
  }
  readonly collect?: Readonly<Record<string, number>>
  readonly drop: { readonly gp: number; readonly exp: number; readonly items: Readonly<Record<string, number>> }
}

const EFFECTS = ['healing', 'mpDrain', 'progressDrain'] as const

const rageOf = ({ value, ...effects }: RageRow) => {
  const type = EFFECTS.find((each) => effects[each] !== undefined)
  return { value, ...(type === undefined ? {} : { effect: { type, share: effects[type] ?? 0 } }) }
}

const objectiveOf = ({ boss, collect = {} }: QuestRow): Quest['objective'] => {
  if (boss === undefined) return { type: 'collect', items: collect }
  const { rage, ...figures } = boss
  return { type: 'boss', ...figures, ...(rage === undefined ? {} : { rage: rageOf(rage) }) }
}

/** `gear:armor_special_2`, `quests:atom2:onlyOwner`. */
const rewardOf = ([name, count]: readonly [string, number]): QuestReward => {
  const [type = '', key = '', owner] = name.split(':')
  return { type: type as QuestReward['type'], key, count, ...(owner === undefined ? {} : { onlyOwner: true }) }
}

const unlockOf = ({ condition, incentiveThreshold }: NonNullable<QuestRow['unlock']>): QuestUnlock =>
  incentiveThreshold === undefined || condition === 'party invite'
    ? { type: 'partyInvite' }
    : { type: 'loginReward', count: incentiveThreshold }

const eggRelease = releasesOf('EGGS_RELEASE_DATES')
const potionRelease = releasesOf('HATCHING_POTIONS_RELEASE_DATES')

/** A quest is there as soon as its reward is. */
const releaseOf = ({ category, drop }: QuestRow): { readonly released?: string } => {
  const [, key = ''] = Object.keys(drop.items)[0]?.split(':') ?? []
  if (category === 'pet') return eggRelease(key)
  return category === 'hatchingPotion' ? potionRelease(key) : {}
}

const questOf = (row: QuestRow & { readonly key: string }): Quest => ({
  key: asKey(row.key),
  category: row.category,
  prerequisites: (row.prereqQuests ?? []).map((key) => asKey<QuestKey>(key)),
  objective: objectiveOf(row),
  drop: { gp: row.drop.gp, exp: row.drop.exp, items: Object.entries(row.drop.items).map(rewardOf) },
  art: {},
  ...releaseOf(row),
  ...(row.group === undefined ? {} : { group: row.group }),
  ...(row.value === undefined ? {} : { value: row.value }),
  ...(row.goldValue === undefined ? {} : { goldValue: row.goldValue }),
  ...(row.lvl === undefined ? {} : { level: row.lvl }),
  ...(row.previous === undefined ? {} : { previous: asKey<QuestKey>(row.previous) }),
  ...(row.unlock === undefined ? {} : { unlock: unlockOf(row.unlock) }),
})

type BundleRow = { readonly value: number; readonly keys: ReadonlyArray<string> }

const bundleOf = ({ key, value, keys }: BundleRow & { readonly key: string }): QuestBundle => ({
  key,
  value,
  quests: keys.map((quest) => asKey<QuestKey>(quest)),
  art: {},
})

const byKey = <A extends { readonly key: string }>(things: ReadonlyArray<A>): Readonly<Record<A['key'], A>> =>
  Object.fromEntries(things.map((thing) => [thing.key, thing])) as Record<A['key'], A>

type Lines = { readonly entries: Readonly<Record<string, ReadonlyArray<string>>> }

/** All quests, the bundles they are sold in, and the achievements of their lines. */
export const fullQuests = (): Pick<Catalogue, 'quests' | 'questBundles' | 'questLines'> => ({
  quests: byKey(factsOf<QuestRow>('quest').map(questOf)),
  questBundles: byKey(factsOf<BundleRow>('bundle').map(bundleOf)),
  questLines: Object.entries(factOf<Lines>('achievements/questSeries').entries).map(([achievement, quests]) => ({
    achievement,
    quests: quests.map((key) => asKey<QuestKey>(key)),
  })),
})
