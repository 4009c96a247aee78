import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Task, User } from '../../model/index.ts'
import { decideOnChallenge, takesPart } from '../permissions/index.ts'
import { documentOf, type Society } from '../society/index.ts'
import { askedChallenge } from './asked.ts'
import { copiesOf } from './copies.ts'
import type { OneChallenge } from './join-challenge.ts'

export type ParticipantOf = OneChallenge & { readonly member: string }

/** One who takes part, and how far they are: their copies without tags and steps. */
export type Participant = { readonly user: User; readonly tasks: ReadonlyArray<Task> }

type Refusals = 'userWithIDNotFound' | 'challengeNotFound' | 'challengeMemberNotFound'

/** How far one who takes part is. Reference, api 2.13. Needs the challenge, its group, the player and their copies. */
export const participantOf =
  ({ by, challenge: id, member }: ParticipantOf) =>
  (society: Society): Answer<Refusals, Participant> => {
    const user = documentOf(society, 'users', member)
    if (user === undefined) return refuse('userWithIDNotFound', { userId: member })
    const decided = decideOnChallenge('view', askedChallenge(society, by, id))
    if (E.isLeft(decided)) return decided
    if (!takesPart(user, decided.right)) return refuse('challengeMemberNotFound')
    return E.right({ user, tasks: copiesOf(society, decided.right, user).map(withoutPrivateParts) })
  }

const withoutPrivateParts = (task: Task): Task =>
  task.type === 'daily' || task.type === 'todo' ? { ...task, tags: [], checklist: [] } : { ...task, tags: [] }
