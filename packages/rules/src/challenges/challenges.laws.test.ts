import type * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGroup, aPerson, documentsWith, idOf, NOON, stateAfter } from '../../test-kit/index.ts'
import type { Challenge, Task, User } from '../model/index.ts'
import { leaveGroup } from '../groups/index.ts'
import type { Documents } from '../documents/index.ts'
import { addChallengeTasks } from './tasks/add-challenge-tasks.ts'
import { copiesOf, originalsOf } from './tasks/copies.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallengeTask } from './tasks/delete-challenge-task.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { joinChallenge } from './participants/join-challenge.ts'
import { leaveChallenge } from './participants/leave-challenge.ts'
import { selectWinner } from './select-winner.ts'

const NAMES = ['leader', 'ida', 'nia'] as const
const ACTS = ['create', 'join', 'part', 'part for good', 'add', 'drop', 'win', 'delete', 'go home'] as const
/** `nth`: which of the challenges there are. */
type Step = readonly [act: (typeof ACTS)[number], by: (typeof NAMES)[number], nth: number]

const group = idOf('guild')
const TOWN = documentsWith({
  users: NAMES.map((name) => aPerson(name, { balance: 5, guilds: [group] })),
  groups: [aGroup('guild', { type: 'guild', memberCount: NAMES.length })],
})

const stepped = (documents: Documents, [act, who, nth]: Step, index: number): Documents => {
  const context = { catalogue: aCatalogue(), now: NOON + index, seed: `walks/${index}` }
  const actorId = idOf(who)
  const target = Object.values<Challenge>(documents.challenges)[nth]
  const challenge = target?._id ?? 'nowhere'
  const task = target === undefined ? 'nowhere' : (originalsOf(documents, target)[0]?._id ?? 'nowhere')
  const answers: Readonly<
    Record<(typeof ACTS)[number], () => (town: Documents) => E.Either<unknown, { readonly state: Documents }>>
  > = {
    create: () =>
      createChallenge(context)({ actorId, challenge: { group, name: 'Walks', shortName: 'walks', prize: 2 } }),
    join: () => joinChallenge(context)({ actorId, challenge }),
    part: () => leaveChallenge({})({ actorId, challenge, keep: 'keep-all' }),
    'part for good': () => leaveChallenge({})({ actorId, challenge, keep: 'remove-all' }),
    add: () => addChallengeTasks(context)({ actorId, challenge, tasks: [{ type: 'habit', text: 'Walk' }] }),
    drop: () => deleteChallengeTask({})({ actorId, task }),
    win: () => selectWinner(context)({ actorId, challenge, winner: idOf('ida') }),
    delete: () => deleteChallenge(context)({ actorId, challenge }),
    'go home': () => leaveGroup(context)({ actorId, group }),
  }
  return stateAfter(documents, answers[act]()(documents))
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom(...ACTS), fc.constantFrom(...NAMES), fc.nat(1))

const firstSteps: ReadonlyArray<Step> = [
  ['create', 'leader', 0],
  ['add', 'leader', 0],
  ['join', 'ida', 0],
  ['join', 'nia', 0],
]
const EDGES: [Step[]][] = [
  [[...firstSteps, ['part', 'ida', 0], ['join', 'ida', 0]]],
  [[...firstSteps, ['part', 'ida', 0], ['part for good', 'nia', 0], ['delete', 'leader', 0]]],
  [[...firstSteps, ['part for good', 'ida', 0], ['add', 'leader', 0], ['win', 'leader', 0]]],
  [[...firstSteps, ['drop', 'leader', 0], ['part', 'nia', 0], ['win', 'leader', 0]]],
  [[...firstSteps, ['add', 'leader', 0], ['go home', 'ida', 0], ['delete', 'leader', 0], ['create', 'nia', 0]]],
]

const law = (holds: (town: Documents) => void) =>
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 14 }), (steps) => {
      let town = TOWN
      for (const [index, step] of steps.entries()) {
        town = stepped(town, step, index)
        holds(town)
      }
    }),
    { examples: EDGES },
  )

const takingPart = (town: Documents, { _id }: Challenge): ReadonlyArray<User> =>
  Object.values<User>(town.users).filter(({ challenges }) => challenges.includes(_id))

describe('challenges, whoever joins and whatever ends', () => {
  it('always count who takes part, and their group counts them', () =>
    law((town) => {
      const all = Object.values<Challenge>(town.challenges)
      expect(all.map(({ memberCount }) => memberCount)).toEqual(all.map((each) => takingPart(town, each).length))
      const guild = town.groups[group]
      if (guild !== undefined) expect(guild.challengeCount).toBe(all.length)
    }))

  it('always give each who takes part one copy of each task, and nobody else a copy at work', () =>
    law((town) => {
      for (const challenge of Object.values<Challenge>(town.challenges)) {
        const originals = originalsOf(town, challenge).map(({ _id }) => _id)
        for (const user of Object.values<User>(town.users)) {
          const working = copiesOf(town, challenge, user).filter((copy) => copy.challenge.broken === undefined)
          const taskIds = working.map((copy) => String(copy.challenge.taskId))
          expect(taskIds.toSorted()).toEqual(user.challenges.includes(challenge._id) ? originals.toSorted() : [])
        }
      }
    }))

  it('never leave a task out of the order of its owner, nor one in it that is gone', () =>
    law((town) => {
      for (const user of Object.values<User>(town.users)) {
        const own = Object.values<Task>(town.tasks).filter(({ userId }) => userId === user._id)
        expect(Object.values(user.tasksOrder).flat().toSorted()).toEqual(own.map(({ _id }) => _id).toSorted())
      }
    }))
})
