import * as E from 'fp-ts/lib/Either.js'
import type { Documents } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import { NO_QUEST } from '@daykeep/rules/model'
import { resolveDay } from '@daykeep/rules/quests'
import { aParty, aQuest, changedUsers, memberId, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const boss = aQuest('bench', { objective: { type: 'boss', hp: 1000, str: 1, def: 1 } })
const catalogue = { ...loadCatalogue(), quests: { [boss.key]: boss } }

const partyOf = (size: number): Documents => {
  const names = Array.from({ length: size }, (_, index) => `member-${index}`)
  const quest = {
    ...NO_QUEST,
    active: true,
    key: boss.key,
    leader: memberId('member-0'),
    members: Object.fromEntries(names.map((name) => [memberId(name), true])),
    progress: { collect: {}, hp: 1000 },
  }
  const own = { party: { quest: { key: boss.key } } }
  return aParty({ names, quest, members: Object.fromEntries(names.map((name) => [name, own])) })
}

/** One member's day: they damage the boss, which damages everybody. */
const resolveDayOf = (before: Documents) => {
  const params = { effort: { up: 3, down: -2, collectedItems: 0 } }
  const size = Object.keys(before.users).length - 1
  return () => {
    const input = { params, actorId: memberId('member-0'), at: NOON, seed: 'bench' }
    const result = executeShared(catalogue)({ rule: resolveDay }, input)(before)
    if (E.isLeft(result)) throw new Error('the day was refused')
    if (changedUsers(before, result.right.state).length !== size) throw new Error('nobody was damaged')
  }
}

/** A member's new day in a party on a quest, with the effects on all members. */
export const questDay: Benchmark = {
  name: 'resolveDay',
  run: async () => [
    { what: 'a party of 1', ...(await speedOf(resolveDayOf(partyOf(1)))) },
    { what: 'a party of 30', ...(await speedOf(resolveDayOf(partyOf(30)))) },
  ],
}
