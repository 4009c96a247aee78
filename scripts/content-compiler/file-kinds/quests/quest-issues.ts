import { FIGURES } from '../../codec/index.ts'
import type { Boss, Collection } from '@daykeep/rules/catalogue'
import type { LocalIssue } from '../file-kind.ts'

type QuestFile = {
  readonly key: string
  readonly category: string
  readonly objective:
    | (Pick<Boss, 'type' | 'hp' | 'rage' | 'desperation'> & { readonly str?: number; readonly def?: number })
    | Collection
  readonly unlock?: { readonly type: string }
  readonly level?: number
}

/** What one quest has wrong by itself: it can't be won, or it lies in the wrong place. */
export const questIssues = (quest: QuestFile, path: string): ReadonlyArray<LocalIssue> => [
  ...locationIssues(quest, path),
  ...(quest.objective.type === 'boss'
    ? bossIssues(quest.objective, quest.category)
    : collectionIssues(quest.objective)),
  ...(quest.unlock?.type === 'level' && quest.level === undefined
    ? [{ at: ['unlock', 'type'], message: 'no level brings the scroll: "level" is missing' }]
    : []),
]

/** Texts of a quest besides its own title, notes and end. */
export const questTexts = ({ objective }: QuestFile): ReadonlyArray<string> => {
  if (objective?.type === 'collect') return Object.keys(objective.items ?? {}).map((item) => `items.${item}`)
  const { rage, desperation } = objective ?? {}
  return [
    'boss',
    ...(rage === undefined ? [] : ['rage.title', 'rage.effect']),
    ...(rage?.places ?? []).map((place) => `rage.places.${place}`),
    ...(desperation === undefined ? [] : ['desperation']),
  ]
}

const locationIssues = ({ key, category }: QuestFile, path: string): ReadonlyArray<LocalIssue> => {
  const [file, folder] = path.split('/').reverse()
  return [
    ...(file === `${key}.json` ? [] : [{ at: ['key'], message: `a quest with this key lies in ${key}.json` }]),
    ...(folder === category ? [] : [{ at: ['category'], message: `a quest of this category lies in ${category}/` }]),
  ]
}

const bossIssues = (
  { hp, rage, desperation }: Extract<QuestFile['objective'], { type: 'boss' }>,
  category: string,
): ReadonlyArray<LocalIssue> => [
  ...(hp > 0 ? healthIssues(hp, category) : [objectiveIssue('hp', 'a boss without health is beaten before it begins')]),
  ...(rage === undefined || rage.value > 0 ? [] : [objectiveIssue('rage', 'a boss that always rages', 'value')]),
  ...((rage?.effect?.share ?? 1) <= 1
    ? []
    : [objectiveIssue('rage', 'a share is a fraction: 1 is all of it', 'effect', 'share')]),
  ...(desperation === undefined || desperation.threshold < hp
    ? []
    : [objectiveIssue('desperation', `desperate from the start: the boss has ${hp}`, 'threshold')]),
]

const healthIssues = (hp: number, category: string): ReadonlyArray<LocalIssue> => {
  const { to } = category === 'world' ? FIGURES.worldBossHealth : FIGURES.bossHealth
  return hp <= to ? [] : [objectiveIssue('hp', `nobody beats a boss with ${hp} health: at most ${to}`)]
}

const collectionIssues = ({ items }: Collection): ReadonlyArray<LocalIssue> =>
  Object.keys(items).length === 0 ? [objectiveIssue('items', 'there is nothing to find, so it never ends')] : []

const objectiveIssue = (field: string, message: string, ...inside: ReadonlyArray<string>): LocalIssue => ({
  at: ['objective', field, ...inside],
  message,
})
