import * as E from 'fp-ts/lib/Either.js'
import type { Group } from '../../packages/rules/src/model/index.ts'
import type { RefusalKey } from '../../packages/rules/src/kernel/index.ts'
import { createGroup, joinGroup } from '../../packages/rules/src/social/groups/index.ts'
import { invite } from '../../packages/rules/src/social/invitations/index.ts'
import { NO_SOCIETY, perform, type Society } from '../../packages/rules/src/social/society/index.ts'
import type { Hero } from './hero.ts'

/** The first founds a party and invites the others, who join it. */
export const foundParty = (heroes: ReadonlyArray<Hero>): Group => {
  const [leader, ...others] = heroes
  if (leader === undefined) throw new Error('a party has somebody in it')
  const { catalogue, at } = leader
  const seed = `${leader.user._id}/party`
  const by = leader.user._id
  let society: Society = { ...NO_SOCIETY, users: Object.fromEntries(heroes.map(({ user }) => [user._id, user])) }
  const founded = perform(catalogue)(createGroup, {
    params: { by, group: { type: 'party', name: 'Four friends' } },
    at,
    seed,
  })(society)
  const { report, state } = answered(founded)
  society = state
  const group = report._id
  if (others.length > 0) {
    const uuids = others.map(({ user }) => user._id)
    society = answered(perform(catalogue)(invite, { params: { by, group, uuids }, at, seed })(society)).state
  }
  for (const { user } of others)
    society = answered(
      perform(catalogue)(joinGroup, { params: { by: user._id, group }, at, seed: `${seed}/${user._id}` })(society),
    ).state
  for (const hero of heroes) hero.user = society.users[hero.user._id] ?? hero.user
  return society.groups[group] ?? report
}

const answered = <A>(answer: E.Either<{ readonly key: RefusalKey }, A>): A => {
  if (E.isLeft(answer)) throw new Error(`no party could be founded: ${answer.left.key}`)
  return answer.right
}
