import { dayClock } from '@daykeep/rules/calendar'
import { DAY, toIso } from '@daykeep/rules/kernel'
import { asKey, type TagId, type Task } from '@daykeep/rules/model'
import { aDaily, aHabit, aReward, aTodo, aUser, NOON } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { toTaskCard } from '../card/index.ts'
import { type ColumnContext, toColumn } from './to-column.ts'

const work = asKey<TagId>('work')
const context: ColumnContext = {
  toCard: toTaskCard({ user: aUser(), clock: dayClock(0, 0), now: NOON, pending: new Set() }),
  filter: 'all',
  mode: 'full',
  search: '',
  tags: [],
  completed: 'loaded',
}
const id = (text: string) => asKey<Task['_id']>(text)
const idsOf = (type: Task['type'], tasks: ReadonlyArray<Task>, changes: Partial<ColumnContext> = {}) => {
  const { list } = toColumn({ ...context, ...changes })(type, tasks)
  return list.type === 'cards' ? list.cards.map((card) => card.id) : list
}

describe('toColumn', () => {
  const weak = aHabit({ _id: id('weak'), value: -3, text: 'Scroll' })
  const strong = aHabit({ _id: id('strong'), value: 4, tags: [work], notes: 'With tea' })

  it('shows what its filter shows, and offers the filters of its kind', () => {
    expect(idsOf('habit', [weak, strong])).toEqual(['weak', 'strong'])
    expect(idsOf('habit', [weak, strong], { filter: 'greenblue' })).toEqual(['strong'])
    expect(toColumn(context)('habit', []).filters).toEqual(['all', 'yellowred', 'greenblue'])
    expect(toColumn({ ...context, mode: 'simple' })('todo', []).filters).toEqual(['all', 'scheduled'])
  })

  it('hides what is not searched for or not tagged, and counts it', () => {
    expect(idsOf('habit', [weak, strong], { search: 'TEA' })).toEqual(['strong'])
    expect(idsOf('habit', [weak, strong], { tags: [work] })).toEqual(['strong'])
    expect(toColumn({ ...context, tags: [work] })('habit', [weak, strong]).hidden).toBe(1)
    expect(toColumn({ ...context, filter: 'greenblue', search: 'x' })('habit', [weak, strong]).hidden).toBe(1)
  })

  it('says why it is empty', () => {
    expect(idsOf('habit', [])).toEqual({ type: 'empty', why: 'nothing' })
    expect(idsOf('habit', [weak], { filter: 'greenblue' })).toEqual({ type: 'empty', why: 'filtered' })
    expect(idsOf('habit', [weak], { search: 'zebra' })).toEqual({ type: 'empty', why: 'notFound' })
    expect(idsOf('todo', [aTodo({ completed: true })], { filter: 'remaining' })).toEqual({
      type: 'empty',
      why: 'nothing',
    })
    expect(idsOf('reward', [aReward()], { filter: 'wishlist' })).toEqual({ type: 'empty', why: 'filtered' })
  })

  it('counts what waits, whatever is hidden', () => {
    const due = aDaily({ _id: id('due') })
    expect(
      toColumn({ ...context, filter: 'notDue', search: 'x' })('daily', [due, aDaily({ completed: true })]).count,
    ).toBe(1)
    expect(toColumn(context)('habit', [weak]).count).toBe(0)
  })

  it('lets the order be changed, but not of what is sorted by date', () => {
    const dated = aTodo({ date: toIso(NOON + DAY) })
    expect(toColumn({ ...context, filter: 'remaining' })('todo', [dated]).list).toMatchObject({ sortable: true })
    expect(toColumn({ ...context, filter: 'scheduled' })('todo', [dated]).list).toMatchObject({ sortable: false })
  })

  it('shows completed to-dos once they have come, the last one finished first', () => {
    const early = aTodo({ _id: id('early'), completed: true, dateCompleted: toIso(NOON - DAY) })
    const late = aTodo({ _id: id('late'), completed: true, dateCompleted: toIso(NOON) })
    expect(idsOf('todo', [early, late], { filter: 'complete2' })).toEqual(['late', 'early'])
    expect(idsOf('todo', [early], { filter: 'complete2', completed: 'loading' })).toEqual({ type: 'loading' })
    expect(idsOf('todo', [early], { filter: 'complete2', completed: 'failed' })).toEqual({ type: 'failed' })
    expect(idsOf('todo', [early], { filter: 'remaining', completed: 'loading' })).toEqual({
      type: 'empty',
      why: 'nothing',
    })
  })
})
