import type * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aGroup, aPerson, documentsWith, idOf, NOON, stateAfter } from '../../test-kit/index.ts'
import { DAY } from '../kernel/index.ts'
import { GROUP_CUSTOMER, isSubscribedAt } from '../money/index.ts'
import { joinGroup, leaveGroup } from '../groups/index.ts'
import { hasPlan, membersOf } from '../permissions/index.ts'
import type { Documents } from '../documents/index.ts'
import { cancelGroupPlan } from './cancel-group-plan.ts'
import { startGroupPlan } from './start-group-plan.ts'

const NAMES = ['leader', 'ida', 'nia'] as const
const ACTS = ['start', 'cancel', 'join', 'leave'] as const
/** `days`: how much later than the step before. */
type Step = readonly [act: (typeof ACTS)[number], by: (typeof NAMES)[number], days: number]

const group = idOf('lamps')
const request = { id: group, name: 'lamps', inviter: idOf('leader') }

const TOWN = documentsWith({
  users: NAMES.map((name) =>
    aPerson(name, name === 'leader' ? { guilds: [group] } : { invitations: { guilds: [request] } }),
  ),
  groups: [aGroup('lamps', { type: 'guild', memberCount: 1 })],
})

const stepped = (documents: Documents, [act, who]: Step, now: number): Documents => {
  const context = { catalogue: aCatalogue(), now, seed: `lamps/${now}` }
  const asks = { actorId: idOf(who), group }
  const answers = {
    start: () => startGroupPlan(context)({ ...asks, customer: 'c', paymentMethod: 'Stripe' }),
    cancel: () => cancelGroupPlan(context)(asks),
    join: () => joinGroup(context)(asks),
    leave: () => leaveGroup(context)(asks),
  }
  const result: E.Either<unknown, { readonly state: Documents }> = answers[act]()(documents)
  return stateAfter(documents, result)
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...ACTS),
  fc.constantFrom(...NAMES),
  fc.integer({ min: 0, max: 20 }),
)

const EDGES: [Step[]][] = [
  [[['start', 'leader', 0]]],
  [
    [
      ['join', 'ida', 0],
      ['start', 'ida', 1],
      ['join', 'nia', 1],
      ['leave', 'nia', 2],
    ],
  ],
  // the leader cancels once more when the plan has run out
  [
    [
      ['start', 'leader', 0],
      ['cancel', 'leader', 0],
      ['start', 'ida', 18],
      ['join', 'nia', 12],
      ['cancel', 'leader', 0],
    ],
  ],
  // somebody leaves after the plan has run out, and it is started anew
  [
    [
      ['join', 'ida', 0],
      ['start', 'leader', 0],
      ['cancel', 'leader', 0],
      ['leave', 'ida', 20],
      ['join', 'nia', 20],
      ['start', 'leader', 0],
    ],
  ],
]

describe('the plan of a group, whoever comes and goes', () => {
  const law = (holds: (town: Documents, now: number) => void) =>
    fc.assert(
      fc.property(fc.array(anyStep), (steps) => {
        let [town, now] = [TOWN, NOON]
        for (const step of steps) {
          now += step[2] * DAY
          town = stepped(town, step, now)
          holds(town, now)
        }
      }),
      { examples: EDGES },
    )

  it('is always billed for its members and two more while it runs', () =>
    law((town, now) => {
      const lamps = town.groups[group]
      if (lamps === undefined || !hasPlan(lamps, now)) return
      expect(lamps.purchased.plan?.quantity).toBe(lamps.memberCount + 2)
    }))

  it('always subscribes all its members while it runs without an end, and of those who left nobody without an end', () =>
    law((town, now) => {
      const lamps = town.groups[group]
      const members = lamps === undefined ? [] : membersOf(town, lamps)
      const lasts = lamps?.purchased.plan !== undefined && lamps.purchased.plan.dateTerminated === undefined
      if (lasts) expect(members.filter((user) => !isSubscribedAt(user, now))).toEqual([])
      const strangers = Object.values(town.users).filter((user) => !members.includes(user))
      const stillPaid = strangers.filter(({ purchased: { plan } }) => plan.customerId === GROUP_CUSTOMER)
      expect(stillPaid.filter(({ purchased: { plan } }) => plan.dateTerminated === undefined)).toEqual([])
    }))
})
