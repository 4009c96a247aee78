import type { AskedMessage } from '../permissions/index.ts'
import { actorOf, type By, documentOf, type Society } from '../society/index.ts'

/** A message of a group's chat. */
export type OneMessage = By & { readonly group: string; readonly message: string }

/** Who asks about which message; a message of another group is not there. */
export const askedMessage = (society: Society, { by, group, message: id }: OneMessage): AskedMessage => {
  const message = documentOf(society, 'chat', id)
  return {
    actor: actorOf(society, by),
    group: documentOf(society, 'groups', group),
    message: message?.groupId === group ? message : undefined,
  }
}
