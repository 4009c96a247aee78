import type { WireGroup } from '@daykeep/api/contract'
import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import { asKey, type QuestKey } from '@daykeep/rules/model'
import { nameOf } from '../../../i18n/index.ts'

/** The quest of the party at a glance. `meter`: the health of the boss, or what is found of all; missing before it starts. */
export type ChipQuest = {
  readonly name: string
  readonly meter: { readonly type: 'boss' | 'collect'; readonly value: number; readonly max: number } | undefined
}

/** docs/reference/screens.md 6.2. */
export const toChipQuest = (catalogue: Catalogue, quest: WireGroup['quest']): ChipQuest | undefined => {
  const entry = quest.key ? catalogue.quests[asKey<QuestKey>(quest.key)] : undefined
  if (entry === undefined) return undefined
  return {
    name: nameOf(`quests.${entry.key}`),
    meter: quest.active ? meterOf(entry.objective, quest.progress) : undefined,
  }
}

const meterOf = (
  objective: Quest['objective'],
  { hp, collect }: WireGroup['quest']['progress'],
): ChipQuest['meter'] => {
  if (objective.type === 'boss') return { type: 'boss', value: Math.ceil(hp ?? objective.hp), max: objective.hp }
  const items = Object.entries(objective.items)
  return {
    type: 'collect',
    value: items.reduce((sum, [item, wanted]) => sum + Math.min(wanted, collect[item] ?? 0), 0),
    max: items.reduce((sum, [, wanted]) => sum + wanted, 0),
  }
}
