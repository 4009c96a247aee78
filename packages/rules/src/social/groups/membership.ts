import { type Instant, toIso } from '../../kernel/index.ts'
import type { Group, User } from '../../model/index.ts'
import { withoutNotifications, isAboutGroup } from '../../notifications/index.ts'

/** What a player's own document says of a party when they are in none. Reference, rules 11.4. */
export const NO_PARTY: User['party'] = {
  order: 'level',
  orderAscending: 'ascending',
  quest: { RSVPNeeded: false, progress: { up: 0, down: 0, collectedItems: 0, collect: {} } },
}

/** The player as a member of the group from now on. */
export const asMember = (user: User, group: Group, now: Instant): User => {
  const memberSince = { ...user.memberSince, [group._id]: toIso(now) }
  if (group.type === 'guild') return { ...user, memberSince, guilds: [...user.guilds, group._id] }
  const { seeking: _found, ...party } = user.party
  return { ...user, memberSince, party: { ...party, _id: group._id } }
}

/**
 * The player without the group: without its mark on their tags, its tasks among theirs, and its unread chat. What they
 * did for a party's quest is lost.
 */
export const asOutsider = (user: User, group: Group): User => {
  const { [group._id]: _since, ...memberSince } = user.memberSince ?? {}
  const { [group._id]: _unread, ...newMessages } = user.newMessages
  const { tasks } = user.preferences
  const left: User = {
    ...withoutNotifications(user, (each) => each.type === 'NEW_CHAT_MESSAGE' && isAboutGroup(group._id)(each)),
    memberSince,
    newMessages,
    tags: user.tags.map((tag) => (tag.group === group._id ? withoutMark(tag) : tag)),
    preferences: {
      ...user.preferences,
      tasks: { ...tasks, mirrorGroupTasks: tasks.mirrorGroupTasks.filter((id) => id !== group._id) },
    },
  }
  return group.type === 'party'
    ? { ...left, party: NO_PARTY }
    : { ...left, guilds: left.guilds.filter((id) => id !== group._id) }
}

const withoutMark = ({ group: _gone, ...tag }: User['tags'][number]): User['tags'][number] => tag
