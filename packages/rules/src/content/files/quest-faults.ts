import type { Boss, Collection } from '../catalogue.ts'
import type { LocalFault } from './thing.ts'

type Written = {
  readonly key: string
  readonly category: string
  readonly objective:
    | (Pick<Boss, 'type' | 'hp' | 'rage' | 'desperation'> & { readonly str?: number; readonly def?: number })
    | Collection
  readonly unlock?: { readonly type: string }
  readonly level?: number
}

/** What one quest has wrong by itself: it can't be won, or it lies in the wrong place. */
export const questFaults = (quest: Written, path: string): ReadonlyArray<LocalFault> => [
  ...placeFaults(quest, path),
  ...(quest.objective.type === 'boss' ? bossFaults(quest.objective) : collectionFaults(quest.objective)),
  ...(quest.unlock?.type === 'level' && quest.level === undefined
    ? [{ at: ['unlock', 'type'], message: 'no level brings the scroll: "level" is missing' }]
    : []),
]

/** Texts of a quest besides its own title, notes and end. */
export const questTexts = ({ objective }: Written): ReadonlyArray<string> => {
  if (objective?.type === 'collect') return Object.keys(objective.items ?? {}).map((item) => `items.${item}`)
  const { rage, desperation } = objective ?? {}
  return [
    'boss',
    ...(rage === undefined ? [] : ['rage.title', 'rage.effect']),
    ...(rage?.places ?? []).map((place) => `rage.places.${place}`),
    ...(desperation === undefined ? [] : ['desperation']),
  ]
}

const placeFaults = ({ key, category }: Written, path: string): ReadonlyArray<LocalFault> => {
  const [file, folder] = path.split('/').reverse()
  return [
    ...(file === `${key}.json` ? [] : [{ at: ['key'], message: `a quest with this key lies in ${key}.json` }]),
    ...(folder === category ? [] : [{ at: ['category'], message: `a quest of this category lies in ${category}/` }]),
  ]
}

const bossFaults = ({
  hp,
  rage,
  desperation,
}: Extract<Written['objective'], { type: 'boss' }>): ReadonlyArray<LocalFault> => [
  ...(hp > 0 ? [] : [fault('hp', 'a boss without health is beaten before it begins')]),
  ...(rage === undefined || rage.value > 0 ? [] : [fault('rage', 'a boss that always rages', 'value')]),
  ...((rage?.effect?.share ?? 1) <= 1
    ? []
    : [fault('rage', 'a share is a fraction: 1 is all of it', 'effect', 'share')]),
  ...(desperation === undefined || desperation.threshold < hp
    ? []
    : [fault('desperation', `desperate from the start: the boss has ${hp}`, 'threshold')]),
]

const collectionFaults = ({ items }: Collection): ReadonlyArray<LocalFault> => {
  const counts = Object.entries(items)
  if (counts.length === 0) return [fault('items', 'there is nothing to find, so it never ends')]
  return counts.filter(([, count]) => count < 1).map(([item]) => fault('items', 'at least one is to be found', item))
}

const fault = (field: string, message: string, ...inside: ReadonlyArray<string>): LocalFault => ({
  at: ['objective', field, ...inside],
  message,
})
