import * as E from 'fp-ts/lib/Either.js'
import { type Result, refuse } from '../../kernel/index.ts'
import type { Challenge, SharedTask } from '../../model/index.ts'
import { authorizeTaskAction } from '../../permissions/index.ts'
import { requireActor, findDocument, type Documents } from '../../documents/index.ts'

export type OriginalRefusals = 'messageTaskNotFound' | 'onlyChalLeaderEditTasks'

export type Original = { readonly original: SharedTask; readonly challenge: Challenge }

/** The task and its challenge, if the player may change it. */
export const requireOriginal = (
  documents: Documents,
  actorId: string,
  id: string,
): Result<OriginalRefusals, Original> => {
  const original = findDocument(documents, 'sharedTasks', id)
  const challenge = findDocument(documents, 'challenges', original?.challenge.id ?? '')
  if (original === undefined || challenge === undefined) return refuse('messageTaskNotFound', { taskId: id })
  const group = findDocument(documents, 'groups', challenge.group)
  const authorized = authorizeTaskAction('edit', {
    actor: requireActor(documents, actorId),
    task: original,
    challenge,
    group,
    now: 0,
  })
  if (E.isRight(authorized)) return E.right({ original, challenge })
  return refuse(authorized.left.key === 'onlyChalLeaderEditTasks' ? 'onlyChalLeaderEditTasks' : 'messageTaskNotFound')
}
