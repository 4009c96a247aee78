import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aCatalogue,
  aGroup,
  aPerson,
  aShared,
  documentsWith,
  idOf,
  NOON,
  onBoardOf,
  outcomeOf,
} from '../../test-kit/index.ts'
import { DAY, toIso } from '../kernel/index.ts'
import type { Documents } from '../documents/index.ts'
import { rollOverBoard } from './roll-over-board.ts'
import { scoreBoardTask } from './score-board-task.ts'

const NAMES = ['ida', 'nia', 'leader'] as const
const context = { catalogue: aCatalogue(), now: NOON, seed: {} }
const guild = aGroup('guild', {
  type: 'guild',
  memberCount: 3,
  purchased: { plan: A_PLAN },
  cron: { lastProcessed: toIso(NOON - DAY) },
})

type Board = { readonly kind: 'daily' | 'todo'; readonly assigned: ReadonlyArray<string>; readonly value: number }

const townWith = ({ kind, assigned, value }: Board): Documents =>
  documentsWith({
    users: NAMES.map((name) => aPerson(name, { guilds: [guild._id], stats: { hp: 7 } })),
    groups: [guild],
    sharedTasks: [
      aShared[kind]('task', {
        value,
        group: onBoardOf('guild', Object.fromEntries(assigned.map((name) => [name, false]))),
      }),
    ],
  })

const anyBoard: fc.Arbitrary<Board> = fc.record({
  kind: fc.constantFrom('daily', 'todo'),
  assigned: fc.subarray([...NAMES]),
  value: fc.integer({ min: -60, max: 30 }),
})

const EDGES: [Board][] = [
  [{ kind: 'daily', assigned: [], value: -60 }],
  [{ kind: 'daily', assigned: [...NAMES], value: 0 }],
  [{ kind: 'todo', assigned: ['nia'], value: 30 }],
]

const doneBy = (documents: Documents, name: string): Documents => {
  const scored = scoreBoardTask(context)({ actorId: idOf(name), task: idOf('task'), direction: 'up' })(documents)
  return E.isRight(scored) ? scored.right.state : documents
}

describe('a task on a board', () => {
  it('is never done before all to whom it was given have done their part, and then it is', () => {
    const law = fc.property(anyBoard, (board) => {
      const doers = board.assigned.length === 0 ? ['nia'] : board.assigned
      const tasks = doers.map((_, index) => doers.slice(0, index + 1).reduce(doneBy, townWith(board)).sharedTasks)
      const done = tasks.map((each) => (each[idOf('task')] as { readonly completed?: boolean }).completed)
      expect(done).toEqual(doers.map((_, index) => index === doers.length - 1))
    })
    fc.assert(law, { examples: EDGES })
  })

  it('never hurts anybody at night, and the night comes once', () => {
    const law = fc.property(anyBoard, (board) => {
      const town = townWith(board)
      const night = rollOverBoard(context)({ group: guild._id, actorId: guild.leader })
      const morning = outcomeOf(night(town)).state
      expect(morning.users).toBe(town.users)
      expect(outcomeOf(night(morning)).state).toBe(morning)
    })
    fc.assert(law, { examples: EDGES })
  })
})
