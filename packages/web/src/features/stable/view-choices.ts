import { STALL_KINDS, type StallKind } from './stall.ts'

export const STALL_STATES = ['pets', 'mounts', 'ready', 'missing'] as const
export type StallState = (typeof STALL_STATES)[number]

export const ROW_ORDERS = ['usual', 'name', 'ready'] as const
export type RowOrder = (typeof ROW_ORDERS)[number]

/** How a player looks at the stable. This browser remembers all but the search. Reference, screens 19.3. */
export type ViewChoices = {
  readonly states: ReadonlyArray<StallState>
  readonly kinds: ReadonlyArray<StallKind>
  readonly by: 'animal' | 'potion'
  readonly order: RowOrder
  readonly search: string
}

export const FIRST_CHOICES: ViewChoices = {
  states: STALL_STATES,
  kinds: ['drop'],
  by: 'animal',
  order: 'usual',
  search: '',
}

const KEY = 'daykeep.stable'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** What was chosen last; anything that is not understood is as at first. */
export const keptChoices = (memory: Memory): ViewChoices => {
  const kept = parsed(memory.getItem(KEY))
  return {
    states: known(STALL_STATES, kept['states']) ?? FIRST_CHOICES.states,
    kinds: known(STALL_KINDS, kept['kinds']) ?? FIRST_CHOICES.kinds,
    by: kept['by'] === 'potion' ? 'potion' : 'animal',
    order: ROW_ORDERS.find((order) => order === kept['order']) ?? FIRST_CHOICES.order,
    search: '',
  }
}

export const keepChoices = (memory: Memory, { states, kinds, by, order }: ViewChoices): void =>
  memory.setItem(KEY, JSON.stringify({ states, kinds, by, order }))

const parsed = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const known = <Word extends string>(words: ReadonlyArray<Word>, value: unknown): ReadonlyArray<Word> | undefined =>
  Array.isArray(value) ? words.filter((word) => value.includes(word)) : undefined
