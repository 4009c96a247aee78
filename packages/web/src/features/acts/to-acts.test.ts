import { commands } from '@daykeep/rules/commands'
import { executeCommand } from '@daykeep/rules/execute'
import { asKey, type Player, type TaskId } from '@daykeep/rules/model'
import { isRecorded, recordAct } from '@daykeep/rules/undo'
import { aCatalogue } from '@daykeep/rules/test-kit/content'
import { outcomeOf } from '@daykeep/rules/test-kit/expect'
import { aHabit, aTodo } from '@daykeep/rules/test-kit/task'
import { aPlayer, aUser, NOON } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { hasText } from '../../i18n/index.ts'
import { toActs } from './to-acts.ts'

const letter = aTodo({ _id: asKey<TaskId>('letter'), text: 'Letter' })

const run = (name: keyof typeof commands, params: object, player: Player): Player =>
  outcomeOf(
    executeCommand(aCatalogue())(commands[name] as never, {
      params: params as never,
      at: NOON,
      act: { name, record: recordAct },
    })(player),
  ).state

describe('the acts of the day', () => {
  const names = Object.keys(commands).filter(isRecorded)

  it.each(names)('%s has words', (name) => {
    const ids = name === 'scoreTask' ? ['acts.scoreTaskUp', 'acts.scoreTaskDown'] : [`acts.${name}`]
    expect(ids.filter((id) => !hasText(id))).toEqual([])
  })

  it('are the newest first, named by their task, also when that is gone', () => {
    const start = aPlayer(aUser(), [aHabit({ text: 'Walk' }), letter])
    const ticked = run('scoreTask', { task: aHabit()._id, direction: 'up' }, start)
    const { user, tasks } = run('deleteTask', { task: letter._id }, ticked)
    expect(toActs({ user, tasks }).map(({ text }) => text)).toEqual(['Deleted “Letter”', 'Done: Walk'])
  })

  it('say what goes with them, and what is for good', () => {
    const start = aPlayer(aUser({ balance: 5 }), [aHabit({ text: 'Walk' })])
    const twice = [1, 2].reduce((player) => run('scoreTask', { task: aHabit()._id, direction: 'up' }, player), start)
    expect(toActs(twice).map(({ undo }) => undo)).toEqual([
      { type: 'ready', later: 0 },
      { type: 'ready', later: 1 },
    ])
    expect(toActs(run('fortify', {}, start))[0]?.undo).toMatchObject({ type: 'final' })
  })
})
