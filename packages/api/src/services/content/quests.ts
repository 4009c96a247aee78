import type { Boss, BossRage, Catalogue, Collection, Quest, QuestBundle, QuestReward } from '@daykeep/rules/content'
import { byKey } from './by-key.ts'
import type { Speaking } from './speaking.ts'

/** The kinds of quest that the shop lists, in its order. Content facts 1.1. */
const FOR_PLAYERS = ['unlockable', 'gold', 'hatchingPotion', 'pet'] as const

/** Quests by key and by level, and the bundles they are sold in. Reference, api 3.15; content facts 1. */
export const questsIn = (catalogue: Catalogue, speak: Speaking) => {
  const quests = Object.values<Quest>(catalogue.quests)
  const entries = byKey(quests, (quest) => questEntry(quest, speak))
  const levelOf = ({ level = 0 }: Quest): number => level
  return {
    quests: entries,
    questsByLevel: quests.toSorted((a, b) => levelOf(a) - levelOf(b)).map(({ key }) => entries[key]),
    userCanOwnQuestCategories: FOR_PLAYERS,
    bundles: byKey(Object.values(catalogue.questBundles), (bundle) => bundleEntry(bundle, speak)),
  }
}

const questEntry = (quest: Quest, speak: Speaking) => {
  const { key, category, group, value, goldValue, level, previous, prerequisites, objective, drop } = quest
  const id = `quests.${key}`
  return {
    key,
    ...speak.words(id),
    completion: speak.say(`${id}.completion`),
    category,
    ...(group === undefined ? {} : { group: `questGroup${group}` }),
    ...(value === undefined ? {} : { value }),
    ...(goldValue === undefined ? {} : { goldValue }),
    ...(level === undefined ? {} : { lvl: level }),
    ...(previous === undefined ? {} : { previous }),
    ...(prerequisites.length === 0 ? {} : { prereqQuests: prerequisites }),
    ...unlockOf(quest, speak),
    ...(objective.type === 'boss'
      ? { boss: bossOf(id, objective, speak) }
      : { collect: collectOf(id, objective, speak) }),
    drop: { gp: drop.gp, exp: drop.exp, items: drop.items.flatMap((reward) => copiesOf(reward, speak)) },
  }
}

const unlockOf = ({ unlock }: Quest, { say }: Speaking) => {
  switch (unlock?.type) {
    case 'partyInvite':
      return { unlockCondition: { condition: 'party invite', text: say('api.unlockedByInviting') } }
    case 'loginReward': {
      const { count } = unlock
      const text = say('api.unlockedByCheckIns', { count })
      return { unlockCondition: { condition: 'login reward', incentiveThreshold: count, text } }
    }
    case 'level':
    case undefined:
      return {}
  }
}

const bossOf = (id: string, { hp, str, def, rage, desperation }: Boss, speak: Speaking) => ({
  name: speak.say(`${id}.boss`),
  hp,
  str,
  def,
  ...(rage === undefined ? {} : { rage: rageOf(id, rage, speak) }),
  ...(desperation === undefined ? {} : { desperation: { ...desperation, text: speak.say(`${id}.desperation`) } }),
})

const rageOf = (id: string, { value, effect }: BossRage, { say }: Speaking) => ({
  title: say(`${id}.rage.title`),
  description: say('api.rageFills'),
  value,
  effect: say(`${id}.rage.effect`),
  ...(effect === undefined ? {} : { [effect.type]: effect.share }),
})

const collectOf = (id: string, { items }: Collection, { say }: Speaking) =>
  Object.fromEntries(Object.entries(items).map(([item, count]) => [item, { text: say(`${id}.items.${item}`), count }]))

/** Three eggs are three entries. */
const copiesOf = ({ type, key, count, onlyOwner }: QuestReward, { name }: Speaking) => {
  const entry = { type, key, text: name(`${type}.${key}`), ...(onlyOwner ? { onlyOwner } : {}) }
  return Array.from({ length: count }, () => entry)
}

const bundleEntry = ({ key, value, quests }: QuestBundle, { words }: Speaking) => ({
  key,
  ...words(`questBundles.${key}`),
  value,
  bundleKeys: quests,
  type: 'quests',
  class: `quest_bundle_${key}`,
})
