import { asKey, type QuestKey } from '@daykeep/rules/model'
import type { Art, LevelQuest, Quest, QuestBundle, QuestLine, QuestReward } from '@daykeep/rules/catalogue'
import { type FileOf, QUEST_CATEGORIES } from '../file-kinds/index.ts'
import type { DecodedFiles } from './decoded-files.ts'
import { startOf } from './instants.ts'

type QuestFile = FileOf<'quests'>
type Chain = ReadonlyMap<string, QuestFile>

/** Gems for a scroll; hourglasses for one of the time travellers. docs/reference/content.md 9, Quest figures. */
const VALUES: Readonly<Record<QuestFile['category'], number>> = {
  unlockable: 4,
  gold: 4,
  pet: 4,
  hatchingPotion: 4,
  timeTravelers: 1,
  world: 0,
}

/** Gems for a bundle. */
const BUNDLE_VALUE = 7

/** All quests, by category and name; one that others must be done for comes after them. */
export const questsOf = (decoded: DecodedFiles): ReadonlyArray<Quest> => {
  const byKey: Chain = new Map(decoded.quests.map((quest) => [quest.key, quest]))
  const rank = ({ category }: QuestFile): number => QUEST_CATEGORIES.indexOf(category)
  const sorted = [...decoded.quests].sort((a, b) => rank(a) - rank(b))
  const ordered = new Set<QuestFile>()
  const take = (quest: QuestFile): void => {
    if (ordered.has(quest)) return
    for (const key of [quest.previous, ...(quest.after ?? [])]) {
      const before = key === undefined ? undefined : byKey.get(key)
      if (before?.category === quest.category) take(before)
    }
    ordered.add(quest)
  }
  for (const quest of sorted) take(quest)
  return [...ordered].map((quest) => questOf(quest, byKey, decoded))
}

const questOf = (quest: QuestFile, byKey: Chain, decoded: DecodedFiles): Quest => {
  const { key, category, objective, drop, group, goldValue, level, previous, unlock, released, art = {} } = quest
  const value = quest.value === undefined ? VALUES[category] : quest.value
  return {
    key: asKey(key),
    category,
    ...(group === undefined ? {} : { group }),
    ...(value === null ? {} : { value }),
    ...(goldValue === undefined ? {} : { goldValue }),
    ...(level === undefined ? {} : { level }),
    ...(previous === undefined ? {} : { previous: asKey(previous) }),
    prerequisites: prerequisitesOf(quest, byKey),
    ...(unlock === undefined ? {} : { unlock }),
    objective:
      objective.type === 'boss' ? { ...objective, str: objective.str ?? 1, def: objective.def ?? 1 } : objective,
    drop: { items: (drop.items ?? []).map(rewardOf), gp: drop.gp ?? 0, exp: drop.exp ?? 0 },
    ...(released === undefined ? {} : { released: startOf(released) }),
    art: withAnimals(art, decoded),
  }
}

/** Every earlier part of its own chain, and of chains that come before it. */
const prerequisitesOf = ({ previous, after = [] }: QuestFile, byKey: Chain): ReadonlyArray<QuestKey> => [
  ...after.flatMap((last) => [...partsBefore(last, byKey), asKey<QuestKey>(last)]),
  ...(previous === undefined ? [] : [...partsBefore(previous, byKey), asKey<QuestKey>(previous)]),
]

const partsBefore = (key: string, byKey: Chain): ReadonlyArray<QuestKey> => {
  const previous = byKey.get(key)?.previous
  return previous === undefined ? [] : [...partsBefore(previous, byKey), asKey<QuestKey>(previous)]
}

const rewardOf = ({ type, key, onlyOwner, ...rest }: NonNullable<QuestFile['drop']['items']>[number]): QuestReward => ({
  type,
  key,
  count: 'count' in rest && typeof rest.count === 'number' ? rest.count : 1,
  ...(onlyOwner === true ? { onlyOwner } : {}),
})

/** A boss that is an animal is drawn as that animal is. */
const withAnimals = (art: NonNullable<QuestFile['art']> | Art, { eggs, hatchingPotions }: DecodedFiles): Art => {
  const { boss } = art as NonNullable<QuestFile['art']>
  if (boss?.species === undefined) return art
  const species = eggs.flatMap((file) => file.eggs).find(({ key }) => key === boss.species)?.art
  const potion = hatchingPotions.flatMap((file) => file.potions).find(({ key }) => key === (boss.potion ?? 'Base'))?.art
  return { ...art, boss: { ...boss, species, potion } }
}

/** Scrolls that a level brings, lowest first. */
export const levelQuestsOf = (decoded: DecodedFiles): ReadonlyArray<LevelQuest> =>
  decoded.quests
    .flatMap(({ key, level, unlock }) =>
      unlock?.type === 'level' && level !== undefined ? [{ key: asKey<QuestKey>(key), level }] : [],
    )
    .sort((a, b) => a.level - b.level)

export const questBundlesOf = (decoded: DecodedFiles): ReadonlyArray<QuestBundle> =>
  decoded.questBundles.flatMap(({ bundles }) =>
    bundles.map(({ key, value = BUNDLE_VALUE, quests, art = {} }) => ({
      key,
      value,
      quests: quests.map((quest) => asKey<QuestKey>(quest)),
      art,
    })),
  )

export const questLinesOf = (decoded: DecodedFiles): ReadonlyArray<QuestLine> =>
  decoded.questLines.flatMap(({ lines }) =>
    lines.map(({ achievement, quests }) => ({ achievement, quests: quests.map((quest) => asKey<QuestKey>(quest)) })),
  )
