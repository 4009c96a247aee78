import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  aDaily,
  aGroup,
  outcomeOf,
  aPerson,
  aPlayer,
  aShared,
  documentsWith,
  aTodo,
  aUser,
  expectRefusal,
  idOf,
  NOON,
  fromInput,
} from '../../../test-kit/index.ts'
import { DAY } from '../../kernel/index.ts'
import { asKey, type Task } from '../../model/index.ts'
import { addChallengeTasks } from './add-challenge-tasks.ts'
import { cloneChallenge } from '../clone-challenge.ts'
import { copyBack, countsForOriginal } from './copy-back.ts'
import { deleteChallengeTask } from './delete-challenge-task.ts'
import { unlinkTask } from './unlink-task.ts'
import { updateChallengeTask } from './update-challenge-task.ts'
import { challengeCommands } from '../commands.ts'

const context = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const challenge = idOf('walks')
const link = { id: challenge, taskId: idOf('daily'), shortName: 'walks' }
const copy = aDaily({
  _id: idOf('copy'),
  userId: idOf('ida'),
  text: 'daily',
  notes: 'mine',
  streak: 5,
  challenge: link,
})
const original = aShared.daily('daily', { challenge: { id: challenge }, notes: 'theirs' })
const town = documentsWith({
  users: [
    aPerson('leader', { guilds: [idOf('guild')] }),
    aPerson('ida', { challenges: [challenge], tasksOrder: { habits: [], dailys: [copy._id], todos: [], rewards: [] } }),
  ],
  groups: [aGroup('guild', { type: 'guild' })],
  challenges: [
    aChallenge('walks', { memberCount: 1, tasksOrder: { habits: [], dailys: [original._id], todos: [], rewards: [] } }),
  ],
  sharedTasks: [original],
  tasks: [copy],
})
const actorId = idOf('leader')

describe('tasks of a challenge (rules 11.5)', () => {
  it('are copied on top of everybody’s list when they are added', () => {
    const { state, report } = outcomeOf(
      addChallengeTasks(context)({ actorId, challenge, tasks: [{ type: 'daily', text: 'Stretch', alias: 'mine' }] })(
        town,
      ),
    )
    const [added] = report
    expect(added).toMatchObject({ text: 'Stretch', challenge: { id: challenge } })
    expect(added).not.toHaveProperty('alias')
    expect(added).not.toHaveProperty('userId')
    expect(state.challenges[challenge]?.tasksOrder.dailys).toEqual([added?._id, original._id])
    const [first, second] = state.users[idOf('ida')]?.tasksOrder.dailys ?? []
    expect(second).toBe(copy._id)
    expect(state.tasks[first ?? '']).toMatchObject({ text: 'Stretch', challenge: { taskId: added?._id } })
  })

  it('change on all copies, but for what is the players’ own', () => {
    const changes = { text: 'Long walk', notes: 'by the sea', everyX: 2 }
    const { state } = outcomeOf(updateChallengeTask(context)({ actorId, task: original._id, changes })(town))
    expect(state.sharedTasks[original._id]).toMatchObject({
      text: 'Long walk',
      notes: 'by the sea',
      challenge: { id: challenge },
    })
    expect(state.tasks[copy._id]).toMatchObject({
      text: 'Long walk',
      notes: 'mine',
      everyX: 2,
      streak: 5,
      challenge: link,
    })
  })

  it('leave broken copies behind when they are deleted', () => {
    const { state } = outcomeOf(deleteChallengeTask({})({ actorId, task: original._id })(town))
    expect(state.sharedTasks).toEqual({})
    expect(state.challenges[challenge]?.tasksOrder.dailys).toEqual([])
    expect(state.tasks[copy._id]?.challenge.broken).toBe('TASK_DELETED')
  })

  it('are its leader’s and staff’s to change', () => {
    const edit = (who: string) =>
      updateChallengeTask(context)({ actorId: idOf(who), task: original._id, changes: {} })(town)
    expectRefusal(edit('ida'), 'onlyChalLeaderEditTasks')
    expectRefusal(updateChallengeTask(context)({ actorId, task: copy._id, changes: {} })(town), 'messageTaskNotFound')
    expectRefusal(
      addChallengeTasks(context)({ actorId: idOf('ida'), challenge, tasks: [] })(town),
      'onlyChalLeaderEditTasks',
    )
  })

  it('are refused like own ones when they make no sense', () => {
    expectRefusal(
      addChallengeTasks(context)({ actorId, challenge, tasks: [{ type: 'dream' }] })(town),
      'invalidTaskType',
    )
    expectRefusal(
      updateChallengeTask(context)({ actorId, task: original._id, changes: { text: '' } })(town),
      'invalidReqParams',
    )
  })

  it('begin anew in a clone', () => {
    const as = { group: idOf('guild'), name: 'Again', shortName: 'again' }
    const { state, report } = outcomeOf(cloneChallenge(context)({ actorId, challenge, as })(town))
    expect(report.tasks).toMatchObject([{ text: 'daily', streak: 0, challenge: { id: report.challenge._id } }])
    expect(report.tasks[0]?._id).not.toBe(original._id)
    expect(state.challenges[report.challenge._id]?.tasksOrder.dailys).toEqual([report.tasks[0]?._id])
    expectRefusal(cloneChallenge(context)({ actorId, challenge: idOf('gone'), as })(town), 'challengeNotFound')
  })
})

describe('copyBack (rules 2.14)', () => {
  it('moves the original’s value along, and notes it once a day', () => {
    const once = copyBack(original, { delta: 1, direction: 'up', now: NOON })
    const twice = copyBack(once, { delta: 0.5, direction: 'up', now: NOON + 3_600_000 })
    const next = copyBack(twice, { delta: 1, direction: 'up', now: NOON + DAY })
    expect([once.value, twice.value, next.value]).toEqual([1, 1.5, 2.5])
    expect(next).toMatchObject({
      history: [
        { date: NOON + 3_600_000, value: 1.5 },
        { date: NOON + DAY, value: 2.5 },
      ],
    })
  })

  it('keeps the days before when a day is noted again', () => {
    const days = [0, 1, 2].map((day) => ({ delta: 1, direction: 'up' as const, now: NOON + day * DAY }))
    const again = { delta: 1, direction: 'up' as const, now: NOON + 2 * DAY + 1 }
    const after = [...days, again].reduce(copyBack, original)
    expect('history' in after && after.history.map(({ date, value }) => [date, value])).toEqual([
      [NOON, 1],
      [NOON + DAY, 2],
      [NOON + 2 * DAY + 1, 4],
    ])
  })

  it('counts both directions of a habit', () => {
    const habit = aShared.habit('habit')
    const up = copyBack(habit, { delta: 1, direction: 'up', now: NOON })
    expect(copyBack(up, { delta: -1, direction: 'down', now: NOON })).toMatchObject({
      value: 0,
      history: [{ scoredUp: 1, scoredDown: 1 }],
    })
  })

  it('keeps no more than a year of days', () => {
    const history = Array.from({ length: 365 }, (_, index) => ({ date: NOON - (400 - index) * DAY, value: 1 }))
    const after = copyBack({ ...aShared.habit('habit'), history } as typeof original, {
      delta: 1,
      direction: 'up',
      now: NOON,
    })
    expect('history' in after && after.history.length).toBeLessThan(365)
  })

  it.each<[string, Task, boolean]>([
    ['a linked copy', copy, true],
    ['a broken one', { ...copy, challenge: { ...link, broken: 'CHALLENGE_DELETED' } }, false],
    ['an own task', aTodo(), false],
  ])('counts for %s: see', (_, task, counts) => expect(countsForOriginal(task)).toBe(counts))
})

describe('copies that a challenge has left behind', () => {
  const broken = { ...copy, challenge: { ...link, broken: 'CHALLENGE_DELETED' as const } }
  const whole = { ...copy, _id: asKey<Task['_id']>('whole') }
  const player = aPlayer(aUser({ tasksOrder: { habits: [], dailys: [broken._id], todos: [], rewards: [] } }), [broken])

  it('are kept as own tasks, or thrown away', () => {
    expect(
      outcomeOf(unlinkTask()({ task: broken._id, keep: 'keep' })(player)).state.tasks[broken._id]?.challenge,
    ).toEqual({})
    const unlinked = outcomeOf(unlinkTask()({ task: broken._id, keep: 'remove' })(player)).state
    expect(unlinked.tasks).toEqual({})
    expect(unlinked.user.tasksOrder.dailys).toEqual([])
  })

  it('are taken over all at once only if all are left behind', () => {
    const all = (keep: string, ...tasks: ReadonlyArray<Task>) =>
      fromInput(challengeCommands.unlinkAllTasks)({ challenge, keep })(aPlayer(aUser(), tasks))
    expect(outcomeOf(all('keep-all', broken)).state.tasks[broken._id]?.challenge).toEqual({})
    expect(outcomeOf(all('remove-all', broken)).state.tasks).toEqual({})
    expectRefusal(all('keep-all', broken, whole), 'cantOnlyUnlinkChalTask')
    expectRefusal(all('burn', broken), 'keepOrRemoveAll')
  })

  it.each([
    ['a task nobody has', 'gone', 'keep', 'messageTaskNotFound'],
    ['a copy of a running challenge', 'whole', 'keep', 'cantOnlyUnlinkChalTask'],
    ['an odd wish', broken._id, 'burn', 'keepOrRemove'],
  ] as const)('refuse %s', (_, task, keep, key) =>
    expectRefusal(fromInput(challengeCommands.unlinkTask)({ task, keep })(aPlayer(aUser(), [broken, whole])), key),
  )
})
