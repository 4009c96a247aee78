import { commands } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import { DAY } from '@daykeep/rules/kernel'
import { asKey, type Player, type Task, type TaskId } from '@daykeep/rules/model'
import { aDaily, aHabit, aPlayer, aReward, aTodo, outcomeOf, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import type { ColumnModel } from '../column/index.ts'
import { type ColumnSources, createColumns } from './create-columns.ts'

const COUNT = 300

const tasks: ReadonlyArray<Task> = Array.from({ length: COUNT / 4 }, (_, index) => [
  aHabit({ _id: asKey(`habit-${index}`) }),
  aDaily({ _id: asKey(`daily-${index}`) }),
  aTodo({ _id: asKey(`todo-${index}`) }),
  aReward({ _id: asKey(`reward-${index}`), value: 1000 }),
]).flat()
const player = aPlayer(aUser(), tasks)

const sources = (changes: Partial<ColumnSources> = {}): ColumnSources => ({
  player,
  pending: new Set(),
  query: { search: '', tags: [] },
  completed: { state: 'loading', tasks: [] },
  leaving: new Set(),
  filterOf: () => 'all',
  ...changes,
})

describe('createColumns', () => {
  it('makes one new card and one new column when one of 300 tasks is scored', () => {
    const columns = createColumns()
    const before = columns(sources(), NOON)
    const after = columns(sources({ player: scored(player, 'habit-7') }), NOON)
    expect(cardsOf(before)).toHaveLength(COUNT)
    expect(newCards(before, after)).toEqual(['habit-7'])
    expect(newColumns(before, after)).toEqual(['habit'])
  })

  it('makes one new card when the server confirms a task', () => {
    const columns = createColumns()
    const before = columns(sources({ pending: new Set([asKey<TaskId>('todo-3')]) }), NOON)
    expect(newCards(before, columns(sources(), NOON))).toEqual(['todo-3'])
  })

  it('makes no new column while the day lasts, and new cards for the next day', () => {
    const columns = createColumns()
    const before = columns(sources(), NOON)
    expect(columns(sources(), NOON + 60_000)).toEqual(before)
    expect(newColumns(before, columns(sources(), NOON + 60_000))).toEqual([])
    expect(newCards(before, columns(sources(), NOON + DAY))).toHaveLength(COUNT)
  })

  it('makes new cards of the rewards that the player can pay now', () => {
    const columns = createColumns()
    const before = columns(sources(), NOON)
    const rich = aPlayer({ ...player.user, stats: { ...player.user.stats, gp: 1000 } }, tasks)
    const after = columns(sources({ player: rich }), NOON)
    expect(newColumns(before, after)).toEqual(['reward'])
    expect(newCards(before, after)).toHaveLength(COUNT / 4)
  })

  it('makes a new column of the same cards when a task leaves', () => {
    const columns = createColumns()
    const before = columns(sources(), NOON)
    const after = columns(sources({ leaving: new Set([asKey<TaskId>('daily-0')]) }), NOON)
    expect(newColumns(before, after)).toEqual(['daily'])
    expect(newCards(before, after)).toEqual([])
  })
})

const scored = (before: Player, task: string): Player =>
  outcomeOf(
    executeCommand(loadCatalogue())(commands.scoreTask, {
      params: { task: asKey<TaskId>(task), direction: 'up' },
      at: NOON,
    })(before),
  ).state

const cardsOf = (columns: ReadonlyArray<ColumnModel>) =>
  columns.flatMap(({ list }) => (list.type === 'cards' ? list.cards : []))

const newCards = (before: ReadonlyArray<ColumnModel>, after: ReadonlyArray<ColumnModel>) => {
  const known = new Set(cardsOf(before))
  return cardsOf(after)
    .filter((card) => !known.has(card))
    .map(({ id }) => id)
}

const newColumns = (before: ReadonlyArray<ColumnModel>, after: ReadonlyArray<ColumnModel>) =>
  after.filter((column) => !before.includes(column)).map(({ type }) => type)
