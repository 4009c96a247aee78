import type { Challenge, Group, User } from '@daykeep/rules/model'
import { authorizeChallengeAction } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { type ApiError, fromRuleError } from '../../core/api-error.ts'
import type { AuthenticatedRequest } from '../../core/api-request.ts'
import type { Store } from '../../store/index.ts'
import { type ChallengeParts, toWireChallenge } from '../../wire/index.ts'

/** The challenge, if the player may see it. Refuses challengeNotFound. docs/reference/api.md 4.3. */
export const findChallenge = async (
  store: Pick<Store, 'get'>,
  actor: User,
  id: string,
): Promise<E.Either<ApiError, Challenge>> => {
  const found = await store.get<Challenge>('challenges', id.toLowerCase())
  const group = found === undefined ? undefined : await store.get<Group>('groups', found.body.group)
  const request = { actor, challenge: found?.body, group: group?.body }
  return E.mapLeft(fromRuleError)(authorizeChallengeAction('view', request))
}

/** Challenges as the player sees them, with their leaders and groups. */
export const toWireChallenges = async (
  store: Pick<Store, 'getMany'>,
  { player }: Pick<AuthenticatedRequest, 'player'>,
  challenges: ReadonlyArray<Challenge>,
) => {
  const [leaders, groups] = await Promise.all([
    store.getMany<User>(
      'users',
      challenges.map(({ leader }) => leader),
    ),
    store.getMany<Group>(
      'groups',
      challenges.map(({ group }) => group),
    ),
  ])
  const leaderById = new Map<string, User>(leaders.map(({ id, body }) => [id, body]))
  const groupById = new Map<string, Group>(groups.map(({ id, body }) => [id, body]))
  return challenges
    .map(
      (challenge): ChallengeParts => ({
        challenge,
        leader: leaderById.get(challenge.leader),
        group: groupById.get(challenge.group),
      }),
    )
    .map(toWireChallenge(player.body))
}
