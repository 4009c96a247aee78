import type { Catalogue, Quest, QuestReward } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { eggName, formatNumber, hasText, nameOf, potionName, t } from '../../i18n/index.ts'
import type { ArtField } from '../../art/index.ts'
import { type Item, type ItemKind, toItem } from '../items/index.ts'

/** What a quest asks of a party and what it gives. docs/reference/screens.md 5.6. */
export type QuestFacts = {
  readonly key: string
  readonly name: string
  readonly notes: string
  readonly boss:
    | { readonly name: string; readonly art: ArtField | undefined; readonly facts: ReadonlyArray<string> }
    | undefined
  readonly collect: ReadonlyArray<{ readonly name: string; readonly count: number; readonly art: ArtField | undefined }>
  readonly level: number | undefined
  readonly rewards: ReadonlyArray<{
    readonly name: string
    readonly picture: Item | undefined
    readonly ownerOnly: boolean
  }>
  readonly gold: number
  readonly experience: number
  readonly done: number
}

export const toQuestFacts = (catalogue: Catalogue, user: User, key: string): QuestFacts | undefined => {
  const quest = Object.values<Quest>(catalogue.quests).find((each) => each.key === key)
  if (quest === undefined) return undefined
  const { objective, drop } = quest
  const id = `quests.${key}`
  const collected = objective.type === 'collect' ? Object.entries(objective.items) : []
  return {
    key,
    name: nameOf(id),
    notes: hasText(`${id}.notes`) ? t(`${id}.notes`) : '',
    boss:
      objective.type === 'boss'
        ? {
            name: bossName(quest.key),
            art: quest.art['boss'] as ArtField | undefined,
            facts: bossFacts(objective),
          }
        : undefined,
    collect: collected.map(([item, count]) => ({
      name: hasText(`${id}.items.${item}`) ? t(`${id}.items.${item}`) : item,
      count,
      art: (quest.art['items'] as Readonly<Record<string, ArtField>> | undefined)?.[item],
    })),
    level: quest.level,
    rewards: drop.items.map((reward) => toReward(catalogue, reward)),
    gold: drop.gp,
    experience: drop.exp,
    done: (user.achievements.quests as Readonly<Record<string, number>> | undefined)?.[key] ?? 0,
  }
}

/** The name of a quest's boss; of one without a name, that of the quest. */
export const bossName = (quest: string): string =>
  hasText(`quests.${quest}.boss`) ? t(`quests.${quest}.boss`) : nameOf(`quests.${quest}`)

const bossFacts = ({ hp, str, rage }: Extract<Quest['objective'], { type: 'boss' }>): ReadonlyArray<string> => [
  t('scrolls.health', { hp: formatNumber(hp) }),
  t('scrolls.strength', { strength: formatNumber(str) }),
  ...(rage === undefined ? [] : [t('scrolls.rage', { rage: formatNumber(rage.value) })]),
]

const KINDS: Readonly<Record<QuestReward['type'], ItemKind>> = {
  gear: 'gear',
  eggs: 'egg',
  hatchingPotions: 'potion',
  food: 'food',
  quests: 'quest',
  pets: 'pet',
  mounts: 'mount',
}

const toReward = (catalogue: Catalogue, { type, key, count, onlyOwner = false }: QuestReward) => {
  const name = type === 'eggs' ? eggName(key) : type === 'hatchingPotions' ? potionName(key) : nameOf(`${type}.${key}`)
  return {
    name: count > 1 ? t('scrolls.times', { name, count: formatNumber(count) }) : name,
    picture: toItem(catalogue, KINDS[type], key),
    ownerOnly: onlyOwner,
  }
}
