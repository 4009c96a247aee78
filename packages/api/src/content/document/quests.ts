import type { Boss, BossRage, Catalogue, Collection, Quest, QuestBundle, QuestReward } from '@daykeep/rules/catalogue'
import { byKey } from './by-key.ts'
import type { Translator } from '../../i18n/translator.ts'

/** The kinds of quest that the shop lists, in its order. docs/reference/content-facts.md 1.1. */
const SHOP_CATEGORIES = ['unlockable', 'gold', 'hatchingPotion', 'pet'] as const

/** Quests by key and by level, and the bundles they are sold in. docs/reference/api.md 3.15; docs/reference/content-facts.md 1. */
export const toQuests = (catalogue: Catalogue, translator: Translator) => {
  const quests = Object.values<Quest>(catalogue.quests)
  const entries = byKey(quests, (quest) => questEntry(quest, translator))
  const levelOf = ({ level = 0 }: Quest): number => level
  return {
    quests: entries,
    questsByLevel: quests.toSorted((a, b) => levelOf(a) - levelOf(b)).map(({ key }) => entries[key]),
    userCanOwnQuestCategories: SHOP_CATEGORIES,
    bundles: byKey(Object.values(catalogue.questBundles), (bundle) => bundleEntry(bundle, translator)),
  }
}

const questEntry = (quest: Quest, translator: Translator) => {
  const { key, category, group, value, goldValue, level, previous, prerequisites, objective, drop } = quest
  const id = `quests.${key}`
  return {
    key,
    ...translator.words(id),
    completion: translator.translate(`${id}.completion`),
    category,
    ...(group === undefined ? {} : { group: `questGroup${group}` }),
    ...(value === undefined ? {} : { value }),
    ...(goldValue === undefined ? {} : { goldValue }),
    ...(level === undefined ? {} : { lvl: level }),
    ...(previous === undefined ? {} : { previous }),
    ...(prerequisites.length === 0 ? {} : { prereqQuests: prerequisites }),
    ...unlockOf(quest, translator),
    ...(objective.type === 'boss'
      ? { boss: bossOf(id, objective, translator) }
      : { collect: collectOf(id, objective, translator) }),
    drop: { gp: drop.gp, exp: drop.exp, items: drop.items.flatMap((reward) => copiesOf(reward, translator)) },
  }
}

const unlockOf = ({ unlock }: Quest, { translate }: Translator) => {
  switch (unlock?.type) {
    case 'partyInvite':
      return { unlockCondition: { condition: 'party invite', text: translate('api.unlockedByInviting') } }
    case 'loginReward': {
      const { count } = unlock
      const text = translate('api.unlockedByCheckIns', { count })
      return { unlockCondition: { condition: 'login reward', incentiveThreshold: count, text } }
    }
    case 'level':
    case undefined:
      return {}
  }
}

const bossOf = (id: string, { hp, str, def, rage, desperation }: Boss, translator: Translator) => ({
  name: translator.translate(`${id}.boss`),
  hp,
  str,
  def,
  ...(rage === undefined ? {} : { rage: rageOf(id, rage, translator) }),
  ...(desperation === undefined
    ? {}
    : { desperation: { ...desperation, text: translator.translate(`${id}.desperation`) } }),
})

const rageOf = (id: string, { value, effect }: BossRage, { translate }: Translator) => ({
  title: translate(`${id}.rage.title`),
  description: translate('api.rageFills'),
  value,
  effect: translate(`${id}.rage.effect`),
  ...(effect === undefined ? {} : { [effect.type]: effect.share }),
})

const collectOf = (id: string, { items }: Collection, { translate }: Translator) =>
  Object.fromEntries(
    Object.entries(items).map(([item, count]) => [item, { text: translate(`${id}.items.${item}`), count }]),
  )

/** One entry a piece: three eggs are three entries. */
const copiesOf = ({ type, key, count, onlyOwner }: QuestReward, { name }: Translator) => {
  const entry = { type, key, text: name(`${type}.${key}`), ...(onlyOwner ? { onlyOwner } : {}) }
  return Array.from({ length: count }, () => entry)
}

const bundleEntry = ({ key, value, quests }: QuestBundle, { words }: Translator) => ({
  key,
  ...words(`questBundles.${key}`),
  value,
  bundleKeys: quests,
  type: 'quests',
  class: `quest_bundle_${key}`,
})
