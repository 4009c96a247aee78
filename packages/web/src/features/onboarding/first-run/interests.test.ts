import { commands } from '@daykeep/rules/commands'
import { aPlayer, aUser, outcomeOf, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { executeCommand } from '@daykeep/rules/execute'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../../i18n/index.ts'
import { toInterests, toNewTasks } from './interests.ts'

const catalogue = loadCatalogue()
const all = () => toInterests(catalogue).flatMap(({ starters }) => starters.map(({ key }) => key))

beforeAll(() => loadMessages(['en'], 'content'))

describe('toInterests', () => {
  it('has seven interests and the basics, each with tasks that have texts', () => {
    const interests = toInterests(catalogue)
    expect(interests).toHaveLength(8)
    for (const { starters } of interests) {
      expect(starters.length).toBeGreaterThan(0)
      for (const { key, text } of starters) expect(text).not.toBe(key)
    }
  })
})

describe('toNewTasks', () => {
  it('makes tasks of the chosen templates that the rules accept', () => {
    const tasks = toNewTasks(catalogue, new Set(all()))
    expect(tasks).toHaveLength(all().length)
    const { state } = outcomeOf(
      executeCommand(catalogue)(commands.createTasks, { params: { tasks }, at: NOON })(aPlayer(aUser())),
    )
    expect(Object.keys(state.tasks)).toHaveLength(all().length)
    expect(toNewTasks(catalogue, new Set(['work_mail']))).toMatchObject([{ type: 'habit', up: true, down: false }])
    expect(toNewTasks(catalogue, new Set())).toEqual([])
  })

  it('marks the to-do of the basics as a sample of the keep', () =>
    expect(toNewTasks(catalogue, new Set(['defaults_todo', 'work_paper'])).map((task) => task.byHabitica)).toEqual([
      undefined,
      true,
    ]))

  it('does not complete the first onboarding step', () => {
    const tasks = toNewTasks(catalogue, new Set(['work_mail']))
    const { state } = outcomeOf(
      executeCommand(catalogue)(commands.createTasks, { params: { tasks }, at: NOON })(aPlayer(aUser())),
    )
    expect(state.user.achievements.createdTask).toBeUndefined()
  })
})
