import type { Quest, QuestBundle, QuestLine, QuestUnlock } from '@daykeep/rules/catalogue'
import { ownEntry } from '@daykeep/rules/kernel'
import { type Fields, keyOf, type RowKind, presentFields } from './row-kind.ts'

const quests: RowKind = {
  name: 'quests by category',
  ids: /^quests\/by-category$/,
  actual: (catalogue) => {
    const all = Object.values<Quest>(catalogue.quests)
    const counts = [...Map.groupBy(all, ({ category }) => category)].map(([category, some]) => [category, some.length])
    return { counts: Object.fromEntries(counts), total: all.length }
  },
}

const quest: RowKind = {
  name: 'a quest',
  ids: /^quest\/\w+$/,
  actual: (catalogue, id) => {
    const quest = ownEntry<string, Quest>(catalogue.quests, keyOf(id))
    return quest === undefined ? undefined : rowOf(quest)
  },
}

/** A slip of the table leaves out what comes before this part. docs/reference/content-facts.md 1.1. */
const WITHOUT_PREVIOUS: ReadonlySet<string> = new Set(['lostMasterclasser2'])

/** Their scrolls are not bought for gems. */
const CANNOT_BUY: ReadonlySet<string> = new Set(['timeTravelers', 'world'])

const rowOf = ({
  key,
  category,
  group,
  value,
  goldValue,
  level,
  previous,
  prerequisites,
  unlock,
  ...rest
}: Quest): Fields => ({
  ...presentFields({
    category,
    group: group === undefined ? undefined : `questGroup${group}`,
    value,
    goldValue,
    lvl: level,
    previous: WITHOUT_PREVIOUS.has(key) ? undefined : previous,
    prereqQuests: prerequisites.length === 0 ? undefined : prerequisites,
    unlock: unlockOf(unlock),
  }),
  canBuy: !CANNOT_BUY.has(category),
  ...objectiveOf(rest.objective),
  drop: {
    gp: rest.drop.gp,
    exp: rest.drop.exp,
    items: Object.fromEntries(
      rest.drop.items.map(({ type, key: item, onlyOwner, count }) => [
        `${type}:${item}${onlyOwner === true ? ':onlyOwner' : ''}`,
        count,
      ]),
    ),
  },
})

/** A level has a field of its own. */
const unlockOf = (unlock: QuestUnlock | undefined): Fields | undefined => {
  if (unlock?.type === 'partyInvite') return { condition: 'party invite' }
  return unlock?.type === 'loginReward' ? { condition: 'login reward', incentiveThreshold: unlock.count } : undefined
}

const objectiveOf = (objective: Quest['objective']): Fields => {
  if (objective.type === 'collect') return { collect: objective.items }
  const { hp, str, def, rage, desperation } = objective
  const effect = rage?.effect === undefined ? {} : { [rage.effect.type]: rage.effect.share }
  return {
    boss: presentFields({
      hp,
      str,
      def,
      rage: rage === undefined ? undefined : { value: rage.value, ...effect },
      desperation,
    }),
  }
}

const bundle: RowKind = {
  name: 'a bundle',
  ids: /^bundle\/\w+$/,
  actual: ({ questBundles }, id) => {
    const bundle = ownEntry<string, QuestBundle>(questBundles, keyOf(id))
    return bundle === undefined ? undefined : { value: bundle.value, keys: bundle.quests, type: 'quests' }
  },
}

const bundles: RowKind = {
  name: 'bundles',
  ids: /^bundles$/,
  actual: ({ questBundles }) => ({ count: Object.keys(questBundles).length }),
}

const questSeries: RowKind = {
  name: 'achievements of quests',
  ids: /^achievements\/questSeries$/,
  actual: ({ questLines }) => ({
    entries: Object.fromEntries(questLines.map(({ achievement, quests: parts }: QuestLine) => [achievement, parts])),
  }),
}

export const QUEST_ROWS: ReadonlyArray<RowKind> = [quests, quest, bundle, bundles, questSeries]
