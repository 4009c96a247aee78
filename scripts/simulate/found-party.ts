import * as E from 'fp-ts/lib/Either.js'
import type { Group } from '@daykeep/rules/model'
import type { RefusalKey } from '@daykeep/rules/kernel'
import { sharedCommands } from '@daykeep/rules/shared-commands'
import { EMPTY_DOCUMENTS, type Documents } from '@daykeep/rules/documents'
import { executeShared } from '@daykeep/rules/execute'
import type { Hero } from './hero.ts'

/** The first founds a party and invites the others, who join it. */
export const foundParty = (heroes: ReadonlyArray<Hero>): Group => {
  const [leader, ...others] = heroes
  if (leader === undefined) throw new Error('a party has somebody in it')
  const { catalogue, at } = leader
  const seed = `${leader.user._id}/party`
  const actorId = leader.user._id
  let documents: Documents = {
    ...EMPTY_DOCUMENTS,
    users: Object.fromEntries(heroes.map(({ user }) => [user._id, user])),
  }
  const founded = executeShared(catalogue)(sharedCommands.createGroup, {
    params: { group: { type: 'party', name: 'Four friends' } },
    actorId,
    at,
    seed,
  })(documents)
  const { report, state } = answered(founded)
  documents = state
  const group = report._id
  if (others.length > 0) {
    const uuids = others.map(({ user }) => user._id)
    documents = answered(
      executeShared(catalogue)(sharedCommands.invite, { params: { group, uuids }, actorId, at, seed })(documents),
    ).state
  }
  for (const { user } of others)
    documents = answered(
      executeShared(catalogue)(sharedCommands.joinGroup, {
        params: { group },
        actorId: user._id,
        at,
        seed: `${seed}/${user._id}`,
      })(documents),
    ).state
  for (const hero of heroes) hero.user = documents.users[hero.user._id] ?? hero.user
  return documents.groups[group] ?? report
}

const answered = <A>(result: E.Either<{ readonly key: RefusalKey }, A>): A => {
  if (E.isLeft(result)) throw new Error(`no party could be founded: ${result.left.key}`)
  return result.right
}
