import * as E from 'fp-ts/lib/Either.js'
import { NO_QUEST, type User, type UserId } from '../../packages/rules/src/model/index.ts'
import { type PartyState, resolveDay, settleMembers } from '../../packages/rules/src/quests/index.ts'
import { aQuest } from '../../packages/rules/test-kit/content.ts'
import { aMember, memberId } from '../../packages/rules/test-kit/party.ts'
import { loadCatalogue } from '../content/load.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const boss = aQuest('bench', { objective: { type: 'boss', hp: 1000, str: 1, def: 1 } })
const catalogue = { ...loadCatalogue(), quests: { [boss.key]: boss } }

const partyOf = (size: number): PartyState => {
  const names = Array.from({ length: size }, (_, index) => `member-${index}`)
  const members: Readonly<Record<UserId, User>> = Object.fromEntries(
    names.map((name) => [memberId(name), aMember(name, { party: { quest: { key: boss.key } } })]),
  )
  const quest = {
    ...NO_QUEST,
    active: true,
    key: boss.key,
    leader: memberId('member-0'),
    members: Object.fromEntries(names.map((name) => [memberId(name), true])),
    progress: { collect: {}, hp: 1000 },
  }
  return { party: { _id: 'party-1', type: 'party', leader: memberId('member-0'), quest }, members }
}

/** One member's day: the boss is struck, and strikes everybody. */
const days = (state: PartyState) => () => {
  const effort = { up: 3, down: -2, collectedItems: 0 }
  const answer = resolveDay({ catalogue, seed: 'bench' })({ by: memberId('member-0'), effort })(state)
  if (E.isLeft(answer)) throw new Error('the day was refused')
  if (answer.right.report.changed.length !== Object.keys(state.members).length) throw new Error('nobody was struck')
  settleMembers(catalogue, (id) => `bench/${id}`)(answer.right)
}

/** A member's new day in a party on a quest, with what follows for all of them. */
export const questDay: Benchmark = {
  name: 'resolveDay',
  run: async () => [
    { what: 'a party of 1', ...(await speedOf(days(partyOf(1)))) },
    { what: 'a party of 30', ...(await speedOf(days(partyOf(30)))) },
  ],
}
