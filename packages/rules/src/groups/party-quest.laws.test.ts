import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, aParty, aQuest, memberId, NOON, PARTY } from '../../test-kit/index.ts'
import type { Documents } from '../documents/index.ts'
import { invite } from '../invitations/index.ts'
import type { RefusalKey, Result, RuleContext } from '../kernel/index.ts'
import { asKey, type QuestKey } from '../model/index.ts'
import { acceptQuest, cancelQuest, forceStartQuest, inviteToQuest, leaveQuest, rejectQuest } from '../quests/index.ts'
import { deletePlayer } from './delete-player.ts'
import { joinGroup } from './join-group.ts'
import { leaveGroup } from './leave-group.ts'
import { removeMember } from './remove-member.ts'

const owl = asKey<QuestKey>('owl')
const NAMES = ['ada', 'bo', 'cy', 'di'] as const
type Name = (typeof NAMES)[number]
type Answer = Result<RefusalKey, { readonly state: Documents }>
type Act = (context: RuleContext, who: Name, whom: Name) => (documents: Documents) => Answer

const by = (who: Name) => ({ actorId: memberId(who), group: PARTY })

const ACTS = {
  'asks to the quest': (context, who) => inviteToQuest(context)({ ...by(who), quest: 'owl' }),
  accepts: (context, who) => acceptQuest(context)(by(who)),
  rejects: (context, who) => rejectQuest(context)(by(who)),
  'leaves the quest': (context, who) => leaveQuest(context)(by(who)),
  starts: (context, who) => forceStartQuest(context)(by(who)),
  cancels: (context, who) => cancelQuest(context)(by(who)),
  'leaves the party': (context, who) => leaveGroup(context)(by(who)),
  removes: (context, who, whom) => removeMember(context)({ ...by(who), member: memberId(whom) }),
  invites: (context, who, whom) => invite(context)({ ...by(who), uuids: [memberId(whom)] }),
  joins: (context, who) => joinGroup(context)(by(who)),
  'deletes the account': (context, who) => deletePlayer(context)(by(who)),
} satisfies Readonly<Record<string, Act>>

type Step = readonly [act: keyof typeof ACTS, who: Name, whom: Name]

const catalogue = aCatalogue({ quests: { [owl]: aQuest('owl') } })

const scrolls = { items: { quests: { [owl]: 3 } } }
const town = aParty({ members: { ada: scrolls, bo: scrolls, cy: scrolls, di: scrolls } })

/** The town after a step of a player who is still there; a refused one changes nothing. */
const stepped = (documents: Documents, [act, who, whom]: Step, index: number): Documents => {
  if (documents.users[memberId(who)] === undefined) return documents
  const context: RuleContext = { catalogue, now: NOON, seed: `owl/${index}` }
  const result: Answer = ACTS[act](context, who, whom)(documents)
  return E.isLeft(result) ? documents : result.right.state
}

const anyStep: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom(...(Object.keys(ACTS) as ReadonlyArray<keyof typeof ACTS>)),
  fc.constantFrom(...NAMES),
  fc.constantFrom(...NAMES),
)

const INVITED: ReadonlyArray<Step> = [
  ['asks to the quest', 'bo', 'bo'],
  ['accepts', 'ada', 'ada'],
  ['accepts', 'cy', 'cy'],
]
const EDGES: [Step[]][] = [
  [[...INVITED, ['leaves the party', 'di', 'di']]],
  [[...INVITED, ['removes', 'ada', 'di']]],
  [[...INVITED, ['deletes the account', 'di', 'di']]],
  [[...INVITED, ['deletes the account', 'bo', 'bo']]],
]

describe('the quest of a party, whoever comes and goes (rules 8.2)', () => {
  it('waits only while an answer is open, asks members alone, and is owned by one of them', () => {
    const law = fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const after = steps.reduce(stepped, town)
      const party = after.groups[PARTY]
      if (party === undefined || !party.quest.key) return
      const members = Object.values(after.users).flatMap(({ _id, party: own }) => (own._id === PARTY ? [_id] : []))
      expect(members).toEqual(expect.arrayContaining(Object.keys(party.quest.members)))
      expect(members).toContain(party.quest.leader)
      if (!party.quest.active) expect(Object.values(party.quest.members)).toContain(null)
    })
    fc.assert(law, { examples: EDGES })
  })
})
