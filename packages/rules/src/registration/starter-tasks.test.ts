import { describe, expect, it } from 'vitest'
import { aUser, NOON } from '../../test-kit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { type Player, Task, User } from '../model/index.ts'
import { type RegistrationClient, starterTasks } from './starter-tasks.ts'

const catalogue: Pick<Catalogue, 'defaultTasks' | 'defaultTags'> = {
  defaultTags: ['work', 'chores', 'health'],
  defaultTasks: [
    { key: 'inbox', type: 'habit', up: true, attribute: 'per', tags: ['work', 'health'] },
    { key: 'snack', type: 'habit', down: true },
    { key: 'stairs', type: 'habit', up: true, down: true },
    { key: 'look', type: 'todo', attribute: 'int', byHabitica: true },
    { key: 'tea', type: 'reward', value: 10 },
  ],
}

const texts = {
  tasks: {
    inbox: { text: 'Empty the inbox' },
    snack: { text: 'Snack late' },
    stairs: { text: 'Take the stairs' },
    look: { text: 'Look around', notes: 'There is a tour.' },
    tea: { text: 'Tea' },
  },
  tags: { work: 'Work', chores: 'Chores', health: 'Health' },
}

const start = (client: RegistrationClient): Player => starterTasks(catalogue)({ client, texts, at: NOON })(aUser())
const tasksOf = (player: Player): ReadonlyArray<Task> => Object.values(player.tasks)

describe('the first day', () => {
  it.each<[RegistrationClient, number, number]>([
    ['web', 5, 3],
    ['mobile', 5, 3],
    ['other', 1, 3],
  ])('of a player registered from %s has %i tasks and %i tags', (client, tasks, tags) => {
    const player = start(client)
    expect(tasksOf(player)).toHaveLength(tasks)
    expect(player.user.tags).toHaveLength(tags)
  })

  it('brings another program the to-do alone', () => {
    expect(tasksOf(start('other')).map(({ type, text, notes }) => ({ type, text, notes }))).toEqual([
      { type: 'todo', text: 'Look around', notes: 'There is a tour.' },
    ])
  })

  it('lists the tasks in the order of the content, and no dailies', () => {
    const { user, tasks } = start('web')
    expect(user.tasksOrder.habits.map((id) => tasks[id]?.text)).toEqual([
      'Empty the inbox',
      'Snack late',
      'Take the stairs',
    ])
    expect(user.tasksOrder.dailys).toEqual([])
  })

  it('gives habits the signs that the content names', () => {
    const signs = tasksOf(start('web')).flatMap((task) => (task.type === 'habit' ? [[task.up, task.down]] : []))
    expect(signs).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ])
  })

  it('marks the samples that the content marks as its own', () =>
    expect(tasksOf(start('web')).filter(({ byHabitica }) => byHabitica)).toMatchObject([{ text: 'Look around' }]))

  it('puts tags and attributes on the tasks', () => {
    const player = start('web')
    const [work, , health] = player.user.tags
    expect(tasksOf(player)[0]).toMatchObject({ tags: [work?.id, health?.id], attribute: 'per' })
  })

  it('makes documents as the game stores them, alike at every attempt', () => {
    const player = start('web')
    expect(User.is(player.user)).toBe(true)
    expect(tasksOf(player).every(Task.is)).toBe(true)
    expect(start('web')).toEqual(player)
  })
})
