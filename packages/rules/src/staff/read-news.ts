import { eventsFor, requireActor, type SharedRule, succeed, withUser } from '../documents/index.ts'
import { withFlags } from '../model/index.ts'

/** Marks a post as read. docs/reference/api.md 2.15. */
export const readNews: SharedRule<never, { readonly post: string }, never, undefined> =
  () =>
  ({ actorId, post }) =>
  (documents) => {
    const actor = requireActor(documents, actorId)
    return succeed(withUser(documents, withFlags(actor, { newStuff: false, lastNewStuffRead: post })), undefined)
  }

/** Leaves a post for later: it waits among the notifications. docs/reference/api.md 2.15. */
export const putOffNews: SharedRule<never, { readonly post: string; readonly title: string }, never, undefined> =
  () =>
  ({ actorId, post, title }) =>
  (documents) => {
    const actor = withFlags(requireActor(documents, actorId), { newStuff: false, lastNewStuffRead: post })
    return succeed(withUser(documents, actor), undefined, eventsFor(actor._id, [{ type: 'NewsPutOff', title }]))
  }
