import type { AddressedEvent, Documents } from '@daykeep/rules/documents'
import type { GameEvent, Message, NamedGroup } from '@daykeep/rules/kernel'
import type { Player, Task, User } from '@daykeep/rules/model'

/** A player, before and after a commit, with what happened to them in it. */
export type Concerned = {
  readonly before: Player
  readonly after: Player
  readonly events: ReadonlyArray<GameEvent>
  readonly party?: NamedGroup
  /** The extras of a score. */
  readonly tmp?: unknown
  readonly message?: Message
}

/** Everybody to whom a shared command addressed an event, but those who are left out. */
export const concernedBy = (
  before: Documents,
  after: Documents,
  events: ReadonlyArray<AddressedEvent>,
  isLeftOut: (userId: string) => boolean = () => false,
): ReadonlyArray<Concerned> =>
  [...new Set(events.map(({ to }) => to))].flatMap((to) => {
    const user = after.users[to]
    if (user === undefined || isLeftOut(to)) return []
    const party = partyOf(user, after)
    return [
      {
        before: playerIn(before, before.users[to] ?? user),
        after: playerIn(after, user),
        events: events.flatMap((each) => (each.to === to ? [each.event] : [])),
        ...(party === undefined ? {} : { party }),
      },
    ]
  })

/** The party of a player, as others are told of it. */
export const partyOf = ({ party }: User, { groups }: Documents): NamedGroup | undefined => {
  const found = party._id === undefined ? undefined : groups[party._id]
  return found === undefined ? undefined : { id: found._id, name: found.name }
}

const playerIn = ({ tasks }: Documents, user: User): Player => ({
  user,
  tasks: Object.fromEntries(
    Object.values<Task>(tasks).flatMap((task) => (task.userId === user._id ? [[task._id, task]] : [])),
  ),
})
