import {
  type Challenge,
  type Group,
  type ModerationCase,
  type SharedTask,
  TAVERN,
  type Task,
  type User,
} from '../model/index.ts'
import type { DocumentFilter, DocumentLookup } from './document-filter.ts'
import type { DocumentKind } from './documents.ts'

/** A group with more members than this does not notify them of new messages. docs/reference/application.md 9. */
export const LARGE_GROUP = 5000

const byIds = (kind: DocumentKind, ids: ReadonlyArray<string | null | undefined>): DocumentLookup => ({
  kind,
  where: { type: 'in', path: '_id', values: [...new Set(ids.flatMap((id) => id ?? []))] },
})

const where = (kind: DocumentKind, path: string, value: string): DocumentLookup => ({
  kind,
  where: { type: 'eq', path, value },
})

const none = (kind: DocumentKind): DocumentLookup => byIds(kind, [])

const membersOf = ({ _id, type }: Group): DocumentLookup =>
  type === 'party'
    ? where('users', 'party._id', _id)
    : { kind: 'users', where: { type: 'contains', path: 'guilds', value: _id } }

const inviteesOf = ({ _id, type }: Group): DocumentLookup => {
  const path = type === 'party' ? 'invitations.parties' : 'invitations.guilds'
  return { kind: 'users', where: { type: 'contains', path, key: 'id', value: _id } }
}

/** Members of a guild who are asked who leads it next: of more, no page of the store could find the one of longest standing. */
const SUCCESSORS = 100

const isLast = ({ memberCount, privacy }: Group): boolean => memberCount <= 1 && privacy === 'private'

const groupIdsOf = ({ party, guilds }: User): ReadonlyArray<string | undefined> => [party._id, ...guilds]

/** Lookups for the documents related to a loaded one. A name begins with the kind of the loaded document. */
const RELATIONS = {
  'user.party': (user: User) => byIds('groups', [user.party._id]),
  'user.partyMembers': (user: User) =>
    user.party._id === undefined ? none('users') : where('users', 'party._id', user.party._id),
  'user.newestPartyMessage': (user: User) =>
    user.party._id === undefined ? none('messages') : { ...where('messages', 'groupId', user.party._id), newest: 1 },
  'user.groups': (user: User) => byIds('groups', groupIdsOf(user)),
  'user.challenges': (user: User) => byIds('challenges', user.challenges),
  'user.inviters': ({ invitations: { parties, guilds } }: User) =>
    byIds(
      'users',
      [...parties, ...guilds].map(({ inviter }) => inviter),
    ),
  'group.leader': ({ leader }: Group) => byIds('users', [leader]),
  'group.managers': ({ managers }: Group) => byIds('users', Object.keys(managers)),
  'group.members': membersOf,
  /** Who may lead the group when its leader has left: all members of a party, some of a guild. */
  'group.successors': (group: Group) =>
    group.type === 'party' ? membersOf(group) : { ...membersOf(group), first: SUCCESSORS },
  /** What goes with a private group when its last member leaves; nothing before. */
  'group.lastInvitees': (group: Group) => (isLast(group) ? inviteesOf(group) : none('users')),
  'group.lastMessages': (group: Group) => (isLast(group) ? where('messages', 'groupId', group._id) : none('messages')),
  /** Members of a party; none for a guild, which may have any number of them. */
  'group.partyMembers': (group: Group) => (group.type === 'party' ? membersOf(group) : none('users')),
  /** The members notified of a new message. */
  'group.readers': (group: Group) =>
    group._id === TAVERN || group.memberCount > LARGE_GROUP ? none('users') : membersOf(group),
  'group.invitees': inviteesOf,
  'group.questOwner': ({ quest }: Group) => byIds('users', [quest.leader]),
  'group.board': ({ _id }: Group) => where('sharedTasks', 'group.id', _id),
  'challenge.group': ({ group }: Challenge) => byIds('groups', [group]),
  'challenge.leader': ({ leader }: Challenge) => byIds('users', [leader]),
  'challenge.participants': ({ _id }: Challenge) => ({
    kind: 'users' as const,
    where: { type: 'contains', path: 'challenges', value: _id } as DocumentFilter,
  }),
  'challenge.originals': ({ _id }: Challenge) => where('sharedTasks', 'challenge.id', _id),
  'challenge.copies': ({ _id }: Challenge) => where('tasks', 'challenge.id', _id),
  'sharedTask.group': ({ group }: SharedTask) => byIds('groups', [group.id]),
  'sharedTask.challenge': ({ challenge }: SharedTask) => byIds('challenges', [challenge.id]),
  'sharedTask.assignees': ({ group }: SharedTask) => byIds('users', group.assignedUsers),
  'sharedTask.completer': ({ group }: SharedTask) => byIds('users', [group.completedBy.userId]),
  'sharedTask.copies': ({ _id }: SharedTask) => where('tasks', 'challenge.taskId', _id),
  'case.author': ({ author }: ModerationCase) => byIds('users', [author]),
  'task.owner': ({ userId }: Task) => byIds('users', [userId]),
} as const

export type RelationName = keyof typeof RELATIONS

/**
 * Players of whom there may be any number: participants of a challenge, members of a guild who are told of a message, and
 * those whom the plan of a guild pays for.
 */
export type Audience = 'participants' | 'members' | 'planMembers'

/** Relations to as many documents as an audience has players. */
export const OF_AUDIENCE: Readonly<Record<Audience, ReadonlySet<RelationName>>> = {
  participants: new Set<RelationName>(['challenge.participants', 'challenge.copies', 'sharedTask.copies']),
  members: new Set<RelationName>(['group.readers']),
  planMembers: new Set<RelationName>(['group.members']),
}

/** How to find the documents that stand in a relation to this one. */
export const relatedTo = (relation: RelationName, document: unknown): DocumentLookup =>
  (RELATIONS[relation] as (document: unknown) => DocumentLookup)(document)
