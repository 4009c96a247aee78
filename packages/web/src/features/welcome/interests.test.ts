import { commands } from '@daykeep/rules/commands'
import { aPlayer, aUser, answerOf, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { play } from '@daykeep/rules/turn'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../texts/index.ts'
import { toInterests, toNewTasks } from './interests.ts'

const catalogue = loadCatalogue()
const all = () => toInterests(catalogue).flatMap(({ starters }) => starters.map(({ key }) => key))

beforeAll(() => loadTexts(['en'], 'content'))

describe('toInterests', () => {
  it('has seven groups, each with tasks that have words of their own', () => {
    const interests = toInterests(catalogue)
    expect(interests).toHaveLength(7)
    for (const { starters } of interests) {
      expect(starters.length).toBeGreaterThan(0)
      for (const { key, text } of starters) expect(text).not.toBe(key)
    }
  })
})

describe('toNewTasks', () => {
  it('makes tasks that the game accepts, of exactly the templates that were ticked', () => {
    const tasks = toNewTasks(catalogue, new Set(all()))
    expect(tasks).toHaveLength(all().length)
    const { state } = answerOf(play(catalogue)(commands.createTasks, { params: { tasks }, at: NOON })(aPlayer(aUser())))
    expect(Object.keys(state.tasks)).toHaveLength(all().length)
    expect(toNewTasks(catalogue, new Set(['work_mail']))).toMatchObject([{ type: 'habit', up: true, down: false }])
    expect(toNewTasks(catalogue, new Set())).toEqual([])
  })

  it('leaves the first step to a task of the player’s own', () => {
    const tasks = toNewTasks(catalogue, new Set(['work_mail']))
    const { state } = answerOf(play(catalogue)(commands.createTasks, { params: { tasks }, at: NOON })(aPlayer(aUser())))
    expect(state.user.achievements.createdTask).toBeUndefined()
  })
})
