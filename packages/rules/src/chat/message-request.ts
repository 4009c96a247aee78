import type { MessageRequest } from '../permissions/index.ts'
import { type Actor, requireActor, findDocument, type Documents } from '../documents/index.ts'

/** A message of a group's chat. */
export type OneMessage = { readonly group: string; readonly message: string }

/** The actor, the group and the message, as far as they exist. A message of another group counts as missing. */
export const messageRequest = (
  documents: Documents,
  { actorId, group, message: id }: OneMessage & Actor,
): MessageRequest => {
  const message = findDocument(documents, 'messages', id)
  return {
    actor: requireActor(documents, actorId),
    group: findDocument(documents, 'groups', group),
    message: message?.groupId === group ? message : undefined,
  }
}
