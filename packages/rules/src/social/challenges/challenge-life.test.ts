import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  aGroup,
  aPerson,
  aShared,
  aSociety,
  expectRefusal,
  idOf,
  NOON,
} from '../../../test-kit/index.ts'
import type { Answer, RefusalKey } from '../../kernel/index.ts'
import type { Society } from '../society/index.ts'
import { createChallenge } from './create-challenge.ts'
import { deleteChallenge } from './delete-challenge.ts'
import { joinChallenge } from './join-challenge.ts'
import { leaveChallenge } from './leave-challenge.ts'
import { selectWinner } from './select-winner.ts'

const world = { catalogue: aCatalogue(), now: NOON, seed: 'seed' }
const inGuild = { guilds: [idOf('guild')] }
const guild = aGroup('guild', { type: 'guild', memberCount: 2, challengeCount: 1 })
const challenge = idOf('walks')
const ida = { by: idOf('ida'), challenge }
const leader = { by: idOf('leader'), challenge }

/** How a challenge may stand, seen from a member of its group. */
const STATES = {
  none: aSociety({
    users: [aPerson('leader', inGuild), aPerson('ida', inGuild)],
    groups: [{ ...guild, challengeCount: 0 }],
  }),
  open: aSociety({
    users: [aPerson('leader', inGuild), aPerson('ida', inGuild)],
    groups: [guild],
    challenges: [aChallenge('walks')],
    sharedTasks: [aShared.habit('walk', { challenge: { id: challenge } })],
  }),
  joined: aSociety({
    users: [aPerson('leader', inGuild), aPerson('ida', { ...inGuild, challenges: [challenge] })],
    groups: [guild],
    challenges: [aChallenge('walks', { memberCount: 1 })],
  }),
} satisfies Record<string, Society>
type State = keyof typeof STATES

const ACTS = {
  create: createChallenge(world)({
    by: idOf('ida'),
    challenge: { group: idOf('guild'), name: 'Walks', shortName: 'walks' },
  }),
  join: joinChallenge(world)(ida),
  leave: leaveChallenge({})(ida),
  'choose the winner': selectWinner(world)({ ...leader, winner: idOf('ida') }),
  delete: deleteChallenge(world)(leader),
} satisfies Record<string, (society: Society) => Answer<RefusalKey, { readonly state: Society }>>

const stateOf = ({ challenges, users }: Society): State => {
  if (Object.keys(challenges).length === 0) return 'none'
  return (users[idOf('ida')]?.challenges.length ?? 0) > 0 ? 'joined' : 'open'
}

describe('the life of a challenge', () => {
  it.each<[State, keyof typeof ACTS, State | RefusalKey]>([
    ['none', 'create', 'open'],
    ['none', 'join', 'challengeNotFound'],
    ['none', 'leave', 'challengeNotFound'],
    ['none', 'choose the winner', 'challengeNotFound'],
    ['none', 'delete', 'challengeNotFound'],
    ['open', 'create', 'open'],
    ['open', 'join', 'joined'],
    ['open', 'leave', 'challengeMemberNotFound'],
    ['open', 'choose the winner', 'winnerNotFound'],
    ['open', 'delete', 'none'],
    ['joined', 'create', 'joined'],
    ['joined', 'join', 'userAlreadyInChallenge'],
    ['joined', 'leave', 'open'],
    ['joined', 'choose the winner', 'none'],
    ['joined', 'delete', 'none'],
  ])('%s + %s -> %s', (before, act, after) => {
    const answer: Answer<RefusalKey, { readonly state: Society }> = ACTS[act](STATES[before])
    expect(E.isLeft(answer) ? answer.left.key : stateOf(answer.right.state)).toBe(after)
  })

  it('ends only by its leader or staff', () => {
    expectRefusal(deleteChallenge(world)(ida)(STATES.joined), 'onlyLeaderDeleteChal')
    expectRefusal(selectWinner(world)({ ...ida, winner: idOf('ida') })(STATES.joined), 'onlyLeaderDeleteChal')
  })
})
