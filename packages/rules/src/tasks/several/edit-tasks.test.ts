import { describe, expect, it } from 'vitest'
import {
  aDaily,
  aHabit,
  aPlayer,
  aReward,
  aTodo,
  aUser,
  expectRefusal,
  NOON,
  outcomeOf,
} from '../../../test-kit/index.ts'
import { DAY, toIso } from '../../kernel/index.ts'
import { asKey, type Player, type TagId, type Task, type TaskId } from '../../model/index.ts'
import { editTasks } from './edit-tasks.ts'
import type { TaskEdit } from './task-edit.ts'

const id = (name: string) => asKey<TaskId>(name)
const home = asKey<TagId>('8d5c6c5e-90c4-4f8e-9a8f-2f8c5a0f1d11')

const run = aHabit({ _id: id('run'), text: 'Run', counterUp: 3, value: 5 })
const swim = aDaily({
  _id: id('swim'),
  text: 'Swim',
  streak: 8,
  alias: 'water',
  tags: [home],
  checklist: [{ id: 'c', text: 'Towel', completed: true }],
})
const tax = aTodo({ _id: id('tax'), text: 'Tax', priority: 2, date: toIso(NOON + 3 * DAY) })
const call = aTodo({ _id: id('call'), text: 'Call', date: toIso(NOON - DAY) })
const done = aTodo({ _id: id('done'), completed: true })
const copy = aTodo({ _id: id('copy'), challenge: { id: 'spring' } })

const player = aPlayer(
  aUser({
    tags: [{ id: home, name: 'Home' }],
    tasksOrder: { habits: [run._id], dailys: [swim._id], todos: [tax._id, call._id, copy._id], rewards: [] },
  }),
  [run, swim, tax, call, done, copy, aReward({ _id: id('tea') })],
)

const ALL = ['run', 'swim', 'tax', 'call', 'done', 'copy', 'tea']
const edit = (tasks: ReadonlyArray<string>, change: TaskEdit) =>
  editTasks({ seed: 'seed', now: NOON })({ tasks, edit: change })(player)
const after = (tasks: ReadonlyArray<string>, change: TaskEdit) => outcomeOf(edit(tasks, change))
const createdTasks = ({ tasks }: Player): ReadonlyArray<Task> =>
  Object.values<Task>(tasks).filter(({ _id }) => !ALL.includes(_id))

describe('several tasks at once', () => {
  it('get a tag or lose it; those that have it already stay the same', () => {
    const { state, report } = after(['run', 'swim'], { type: 'tag', tag: home, on: true })
    expect(state.tasks[run._id]?.tags).toEqual([home])
    expect(state.tasks[swim._id]).toBe(swim)
    expect(report).toEqual({ edited: ['run', 'swim'], left: [] })
    expect(after(['swim'], { type: 'tag', tag: home, on: false }).state.tasks[swim._id]?.tags).toEqual([])
  })

  it('get a difficulty, but rewards and copies of challenges', () => {
    const { state, report } = after(ALL, { type: 'difficulty', priority: 0.1 })
    expect(report.left).toEqual(['copy', 'tea'])
    expect(state.tasks[run._id]?.priority).toBe(0.1)
    expect(state.tasks[copy._id]).toBe(copy)
  })

  it('go to the top or the bottom of their lists in their order', () => {
    const top = after(['copy', 'call'], { type: 'move', to: 'top' })
    expect(top.state.user.tasksOrder.todos).toEqual(['call', 'copy', 'tax'])
    const bottom = after(['call', 'tax', 'done'], { type: 'move', to: 'bottom' })
    expect(bottom.state.user.tasksOrder.todos).toEqual(['copy', 'tax', 'call'])
    expect(bottom.report.left).toEqual(['done'])
    expect(after(['tax', 'call'], { type: 'move', to: 'top' }).state).toBe(player)
  })

  it('are copied on top of their lists, with nothing done', () => {
    const { state } = after(['swim', 'run'], { type: 'duplicate' })
    expect(createdTasks(state)).toMatchObject([
      { type: 'habit', text: 'Run', counterUp: 0, value: 0 },
      { type: 'daily', text: 'Swim', streak: 0, tags: [home], checklist: [{ text: 'Towel', completed: false }] },
    ])
    expect(createdTasks(state).some(({ alias }) => alias !== undefined)).toBe(false)
    expect(state.user.tasksOrder.dailys).toHaveLength(2)
  })

  it('become another kind with what both kinds have; others are left', () => {
    const { state, report } = after(ALL, { type: 'convert', to: 'daily' })
    expect(report).toEqual({ edited: ['run', 'tax', 'call'], left: ['swim', 'copy', 'done', 'tea'] })
    expect(createdTasks(state)).toMatchObject([
      { type: 'daily', text: 'Run', value: 0, startDate: '2026-06-10T00:00:00.000Z' },
      { type: 'daily', text: 'Tax', priority: 2, startDate: '2026-06-13T00:00:00.000Z' },
      { type: 'daily', text: 'Call', startDate: '2026-06-10T00:00:00.000Z' },
    ])
    expect(state.tasks[tax._id]).toBeUndefined()
  })

  it('keep alias, checklist and tags when a daily becomes a to-do', () => {
    const [todo] = createdTasks(after(['swim'], { type: 'convert', to: 'todo' }).state)
    expect(todo).toMatchObject({ type: 'todo', alias: 'water', tags: [home], checklist: swim.checklist })
  })

  it('are skipped today when they are dailies of the player, due and not done; and again not', () => {
    const due = aDaily({ _id: id('due') })
    const others = [
      aDaily({ _id: id('ticked'), completed: true }),
      aDaily({ _id: id('later'), startDate: toIso(NOON + 5 * DAY) }),
      aDaily({ _id: id('paused'), paused: true }),
      aDaily({ _id: id('ofChallenge'), challenge: { id: 'spring' } }),
      tax,
    ]
    const all = aPlayer(aUser(), [due, ...others])
    const run = (names: ReadonlyArray<string>, on: boolean, from: Player) =>
      outcomeOf(editTasks({ seed: 'seed', now: NOON })({ tasks: names, edit: { type: 'skip', on } })(from))
    const { state, report } = run(['due', 'ticked', 'later', 'paused', 'ofChallenge', 'tax'], true, all)
    expect([report.edited, report.left]).toEqual([['due'], others.map(({ _id }) => _id)])
    expect(state.tasks[due._id]).toMatchObject({ skippedOn: '2026-06-10', isDue: false, streak: due.streak })
    const back = run(['due', 'later'], false, state)
    expect(back.report).toEqual({ edited: ['due'], left: ['later'] })
    expect(back.state.tasks[due._id]).not.toHaveProperty('skippedOn')
    expect(back.state.tasks[due._id]).toMatchObject({ isDue: true })
  })

  it('start later, or are due then; habits, rewards and copies of challenges stay', () => {
    const { state, report } = after(['swim', 'tax', 'run', 'tea', 'copy', 'done'], {
      type: 'startOn',
      day: '2026-07-01',
    })
    expect(report.edited).toEqual(['swim', 'tax'])
    expect(state.tasks[swim._id]).toMatchObject({ startDate: '2026-07-01T00:00:00.000Z', isDue: false })
    expect(state.tasks[tax._id]).toMatchObject({ date: '2026-07-01T12:00:00.000Z' })
  })

  it('take their reminders along to another day: as long before it, or on it where there was no date', () => {
    const reminders = [{ id: 'r', time: toIso(NOON + 2 * DAY) }]
    const dated = aTodo({ _id: id('dated'), date: toIso(NOON + 3 * DAY), reminders })
    const undated = aTodo({ _id: id('undated'), reminders })
    const on = (task: Task) => {
      const moving = editTasks({ seed: 'seed', now: NOON })({
        tasks: [task._id],
        edit: { type: 'startOn', day: '2026-07-01' },
      })
      return outcomeOf(moving(aPlayer(aUser(), [task]))).state.tasks[task._id]
    }
    expect(on(dated)).toMatchObject({ reminders: [{ id: 'r', time: '2026-06-30T12:00:00.000Z' }] })
    expect(on(undated)).toMatchObject({ reminders: [{ id: 'r', time: '2026-07-01T12:00:00.000Z' }] })
  })

  it.each(['2026-02-30', 'soon', '2026-7-1'])('start on days of the calendar only: not on %s', (day) =>
    expect(after(['swim'], { type: 'startOn', day }).report).toEqual({ edited: [], left: ['swim'] }),
  )

  it('are deleted, but copies of challenges', () => {
    const { state, report, events } = after(['run', 'copy'], { type: 'delete' })
    expect([state.tasks[run._id], state.tasks[copy._id]]).toEqual([undefined, copy])
    expect([report.left, events]).toEqual([['copy'], [{ type: 'TaskDeleted', task: 'run' }]])
  })

  it('are refused when there are none, or no such tag', () => {
    expectRefusal(edit([], { type: 'delete' }), 'messageTaskNotFound')
    expectRefusal(edit(['nobody'], { type: 'delete' }), 'messageTaskNotFound')
    expectRefusal(edit(['run'], { type: 'tag', tag: 'none', on: true }), 'tagNotFound')
  })
})
