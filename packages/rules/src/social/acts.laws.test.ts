import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { socialParams } from '../../test-kit/arbitrary/social-params.ts'
import { anyTown } from '../../test-kit/arbitrary/town.ts'
import { aCatalogue } from '../../test-kit/content.ts'
import { deepFreeze } from '../../test-kit/deep-freeze.ts'
import { NOON } from '../../test-kit/user.ts'
import { type Answer, type RefusalKey, REFUSALS, type World } from '../kernel/index.ts'
import type { Group, User } from '../model/index.ts'
import { type SocialActName, socialActs } from './acts.ts'
import { perform, type SocialOutcome, type Society } from './society/index.ts'

const catalogue = deepFreeze(aCatalogue())
const world = { catalogue, now: NOON, seed: 'laws' }
const names = Object.keys(socialActs) as ReadonlyArray<SocialActName>

type Outcome = SocialOutcome<unknown>
type Act = (world: World) => (params: unknown) => (society: Society) => Answer<RefusalKey, Outcome>

const actOf = (name: SocialActName): Act => socialActs[name] as unknown as Act

/** For any act in any town. The towns are large: a few dozen of each act are enough to find what is wrong. */
const law = (name: SocialActName, holds: (town: Society, act: ReturnType<Act>, params: unknown) => void) =>
  fc.assert(
    fc.property(anyTown, socialParams[name], (town, params) => {
      holds(deepFreeze(town), actOf(name)(world), deepFreeze(params))
    }),
    { numRuns: 30 },
  )

describe('every act among people', () => {
  it.each(names)('%s answers the same to the same, writes into nothing, and leaves what survives JSON', (name) =>
    law(name, (town, act, params) => {
      const once = act(params)(town)
      expect(act(params)(JSON.parse(JSON.stringify(town)) as Society)).toStrictEqual(once)
      if (E.isLeft(once)) expect(Object.keys(REFUSALS)).toContain(once.left.key)
      else {
        const { state, told } = once.right
        expect(JSON.parse(JSON.stringify({ state, told }))).toStrictEqual({ state, told })
      }
    }),
  )

  it.each(names)('%s never makes gems, and loses none but those in the bank of a group that closes', (name) =>
    law(name, (town, act, params) => {
      const answer = act(params)(town)
      if (E.isRight(answer))
        expect(gemsIn(answer.right.state)).toBeCloseTo(gemsIn(town) - bankOfClosed(town, answer.right))
    }),
  )

  it.each(names)('%s leaves all players well, once it is performed', (name) =>
    law(name, (town, act, params) => {
      const answer = perform(catalogue)(() => act, { params, at: NOON, seed: 'laws' })(town)
      if (E.isLeft(answer)) return
      const users: ReadonlyArray<User> = Object.values(answer.right.state.users)
      expect(users.filter(({ balance, stats }) => balance < 0 || stats.gp < 0)).toEqual([])
      expect(users.filter(hasOddInvitation)).toEqual([])
      const ids = users.flatMap(({ notifications }) => notifications.map(({ id }) => id))
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

/** The current invitation to a party is the latest of them, and none where there is none. */
const hasOddInvitation = ({ invitations }: User): boolean =>
  !isDeepStrictEqual(invitations.party, invitations.parties.at(-1) ?? {})

/** All gems there are, in units of balance: of players and banks, and those that wait as prizes. */
const gemsIn = ({ users, groups, challenges }: Society): number =>
  [
    ...Object.values(users).map(({ balance }) => balance),
    ...Object.values(groups).map(({ balance }) => balance),
    ...Object.values(challenges).map(({ prize }) => prize / 4),
  ].reduce((sum, gems) => sum + gems, 0)

const bankOfClosed = (before: Society, { state }: Outcome): number =>
  Object.values(before.groups)
    .filter(({ _id }: Group) => state.groups[_id] === undefined)
    .reduce((sum, { balance }) => sum + balance, 0)
