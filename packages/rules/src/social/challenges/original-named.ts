import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../../kernel/index.ts'
import type { Challenge, SharedTask } from '../../model/index.ts'
import { decideOnTask } from '../permissions/index.ts'
import { actorOf, documentOf, type Society } from '../society/index.ts'

export type OriginalRefusals = 'messageTaskNotFound' | 'onlyChalLeaderEditTasks'

export type Original = { readonly original: SharedTask; readonly challenge: Challenge }

/** The task of a challenge that the player may change, with its challenge. */
export const originalNamed = (society: Society, by: string, id: string): Answer<OriginalRefusals, Original> => {
  const original = documentOf(society, 'sharedTasks', id)
  const challenge = documentOf(society, 'challenges', original?.challenge.id ?? '')
  if (original === undefined || challenge === undefined) return refuse('messageTaskNotFound', { taskId: id })
  const group = documentOf(society, 'groups', challenge.group)
  const decided = decideOnTask('edit', { actor: actorOf(society, by), task: original, challenge, group, now: 0 })
  if (E.isRight(decided)) return E.right({ original, challenge })
  return refuse(decided.left.key === 'onlyChalLeaderEditTasks' ? 'onlyChalLeaderEditTasks' : 'messageTaskNotFound')
}
