import { STALL_KINDS, type StallKind } from './stall/stall.ts'

export const STALL_STATES = ['pets', 'mounts', 'ready', 'missing'] as const
export type StallState = (typeof STALL_STATES)[number]

export const ROW_ORDERS = ['mine', 'usual', 'name', 'ready'] as const
export type RowOrder = (typeof ROW_ORDERS)[number]

/** What the player chose to see. All but the search is stored in this browser. docs/reference/screens.md 19.3. */
export type ViewChoices = {
  readonly states: ReadonlyArray<StallState>
  readonly kinds: ReadonlyArray<StallKind>
  readonly by: 'animal' | 'potion'
  readonly order: RowOrder
  readonly search: string
}

export const DEFAULT_CHOICES: ViewChoices = {
  states: STALL_STATES,
  kinds: ['drop'],
  by: 'animal',
  order: 'mine',
  search: '',
}

const KEY = 'daykeep.stable'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The stored choices, with defaults for everything that is invalid. */
export const readChoices = (storage: BrowserStorage): ViewChoices => {
  const stored = parseJson(storage.getItem(KEY))
  return {
    states: knownWords(STALL_STATES, stored['states']) ?? DEFAULT_CHOICES.states,
    kinds: knownWords(STALL_KINDS, stored['kinds']) ?? DEFAULT_CHOICES.kinds,
    by: stored['by'] === 'potion' ? 'potion' : 'animal',
    order: ROW_ORDERS.find((order) => order === stored['order']) ?? DEFAULT_CHOICES.order,
    search: '',
  }
}

export const writeChoices = (storage: BrowserStorage, { states, kinds, by, order }: ViewChoices): void =>
  storage.setItem(KEY, JSON.stringify({ states, kinds, by, order }))

const parseJson = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const knownWords = <Word extends string>(
  words: ReadonlyArray<Word>,
  value: unknown,
): ReadonlyArray<Word> | undefined => (Array.isArray(value) ? words.filter((word) => value.includes(word)) : undefined)
