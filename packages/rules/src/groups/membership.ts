import { type Instant, toIso } from '../kernel/index.ts'
import type { Group, Notification, User } from '../model/index.ts'
import { withoutNotifications, isAboutGroup } from '../notifications/index.ts'

/** The party field of a player who is in no party. docs/reference/rules.md 11.4. */
const NO_PARTY: User['party'] = {
  order: 'level',
  orderAscending: 'ascending',
  quest: { RSVPNeeded: false, progress: { up: 0, down: 0, collectedItems: 0, collect: {} } },
}

/** Adds the group to the player's memberships. */
export const asMember = (user: User, group: Group, now: Instant): User => {
  const memberSince = { ...user.memberSince, [group._id]: toIso(now) }
  if (group.type === 'guild') return { ...user, memberSince, guilds: [...user.guilds, group._id] }
  const { seeking: _found, ...party } = user.party
  return { ...user, memberSince, party: { ...party, _id: group._id } }
}

/**
 * Removes the group from the player: its mark on tags, its tasks among theirs, its unread chat and notifications about
 * its board. Progress on a party's quest is lost.
 */
export const asOutsider = (user: User, group: Group): User => {
  const { [group._id]: _since, ...memberSince } = user.memberSince ?? {}
  const { [group._id]: _unread, ...newMessages } = user.newMessages
  const { [group._id]: _seen, ...chatSeen } = user.chatSeen ?? {}
  const { tasks } = user.preferences
  const outsider: User = {
    ...withoutNotifications(user, isOfMembers(group)),
    memberSince,
    newMessages,
    chatSeen,
    tags: user.tags.map((tag) => (tag.group === group._id ? withoutMark(tag) : tag)),
    preferences: {
      ...user.preferences,
      tasks: { ...tasks, mirrorGroupTasks: tasks.mirrorGroupTasks.filter((id) => id !== group._id) },
    },
  }
  return group.type === 'party'
    ? { ...outsider, party: NO_PARTY }
    : { ...outsider, guilds: outsider.guilds.filter((id) => id !== group._id) }
}

/** What concerns members alone: the group's chat and its board. */
const isOfMembers =
  ({ _id }: Group) =>
  (each: Notification): boolean =>
    (each.type === 'NEW_CHAT_MESSAGE' || each.type.startsWith('GROUP_TASK_')) &&
    (each.data.groupId === _id || isAboutGroup(_id)(each))

const withoutMark = ({ group: _gone, ...tag }: User['tags'][number]): User['tags'][number] => tag
