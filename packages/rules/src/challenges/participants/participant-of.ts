import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../../kernel/index.ts'
import type { Task, User } from '../../model/index.ts'
import { authorizeChallengeAction, isParticipant } from '../../permissions/index.ts'
import { type Actor, findDocument, type Documents } from '../../documents/index.ts'
import { challengeRequest } from '../challenge-request.ts'
import { copiesOf } from '../tasks/copies.ts'
import type { OneChallenge } from './join-challenge.ts'

export type ParticipantOf = OneChallenge & { readonly member: string }

/** A participant and their progress: their copies, without tags and checklists. */
export type Participant = { readonly user: User; readonly tasks: ReadonlyArray<Task> }

type Refusals = 'userWithIDNotFound' | 'challengeNotFound' | 'challengeMemberNotFound'

/** Finds a participant of a challenge and their progress. docs/reference/api.md 2.13. */
export const participantOf =
  ({ actorId, challenge: id, member }: ParticipantOf & Actor) =>
  (documents: Documents): Result<Refusals, Participant> => {
    const user = findDocument(documents, 'users', member)
    if (user === undefined) return refuse('userWithIDNotFound', { userId: member })
    const authorized = authorizeChallengeAction('view', challengeRequest(documents, actorId, id))
    if (E.isLeft(authorized)) return authorized
    if (!isParticipant(user, authorized.right)) return refuse('challengeMemberNotFound')
    return E.right({ user, tasks: copiesOf(documents, authorized.right, user).map(withoutPrivateParts) })
  }

/** A copy as others see it: without tags and checklist. */
export const withoutPrivateParts = (task: Task): Task =>
  task.type === 'daily' || task.type === 'todo' ? { ...task, tags: [], checklist: [] } : { ...task, tags: [] }
