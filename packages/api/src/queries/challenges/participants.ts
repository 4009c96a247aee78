import { participantOf, withoutPrivateParts } from '@daykeep/rules/challenges'
import { EMPTY_DOCUMENTS, withDocuments } from '@daykeep/rules/documents'
import type { Challenge, Group, Task, User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { fromRuleError } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { toWireTask } from '../../core/wire-documents.ts'
import { and, contains, eq, oneOf, type Store } from '../../store/index.ts'
import { toPerson } from '../../wire/index.ts'
import { findMembers, toRow } from '../members/index.ts'
import { findChallenge } from './find-challenge.ts'

/** Refuses challengeNotFound. docs/reference/api.md 2.13. */
export const challengeMembers: PlayerHandler<'challengeMembers', 'store' | 'catalogue'> =
  (app) =>
  async ({ input, player }) => {
    const challenge = await findChallenge(app.store, player.body, input.params.challengeId)
    if (E.isLeft(challenge)) return challenge
    const { _id, memberCount: count } = challenge.right
    const participants = {
      where: contains('challenges', _id),
      count,
      includes: (user: User) => user.challenges.includes(_id),
    }
    const people = await findMembers(app.store, participants, input.query)
    const rows = people.map(toRow(app.catalogue, input.query))
    if (input.query.includeTasks !== 'true') return E.right({ data: rows, user: player })
    const copies = await copiesByOwner(app.store, _id, people)
    const data = rows.map((row) => ({ ...row, tasks: (copies.get(row._id) ?? []).map(toWireTask) }))
    return E.right({ data, user: player })
  }

/** Refuses userWithIDNotFound, challengeNotFound, challengeMemberNotFound. docs/reference/api.md 2.13. */
export const challengeMember: PlayerHandler<'challengeMember', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const challengeId = input.params.challengeId.toLowerCase()
    const memberId = input.params.memberId.toLowerCase()
    const [member, challenge, tasks] = await Promise.all([
      app.store.get<User>('users', memberId),
      app.store.get<Challenge>('challenges', challengeId),
      app.store.find<Task>('tasks', { where: and(eq('challenge.id', challengeId), eq('userId', memberId)) }),
    ])
    const group = challenge === undefined ? undefined : await app.store.get<Group>('groups', challenge.body.group)
    const users = withDocuments(EMPTY_DOCUMENTS, 'users', [player.body, ...(member === undefined ? [] : [member.body])])
    const challenges = withDocuments(users, 'challenges', challenge === undefined ? [] : [challenge.body])
    const groups = withDocuments(challenges, 'groups', group === undefined ? [] : [group.body])
    const documents = withDocuments(
      groups,
      'tasks',
      tasks.map(({ body }) => body),
    )
    const found = participantOf({ actorId: player.id, challenge: challengeId, member: memberId })(documents)
    if (E.isLeft(found)) return E.left(fromRuleError(found.left))
    return E.right({
      data: { ...toPerson(found.right.user), tasks: found.right.tasks.map(toWireTask) },
      user: player,
    })
  }

/** The copies of a challenge's tasks by owner, as others see them. */
export const copiesByOwner = async (
  store: Pick<Store, 'find'>,
  challengeId: string,
  owners: ReadonlyArray<User>,
): Promise<ReadonlyMap<string, ReadonlyArray<Task>>> => {
  const found = await store.find<Task>('tasks', {
    where: and(
      eq('challenge.id', challengeId),
      oneOf(
        'userId',
        owners.map(({ _id }) => _id),
      ),
    ),
  })
  return Map.groupBy(
    found.map(({ body }) => withoutPrivateParts(body)),
    ({ userId }) => userId,
  )
}
