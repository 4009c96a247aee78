import {
  asKey,
  type ChatMessage,
  type Group,
  type GroupId,
  type MessageId,
  type User,
  type UserId,
} from '@daykeep/rules/model'
import {
  A_PLAN,
  aChallenge,
  aGroup,
  aMessage,
  aPrivateMessage,
  aShared,
  idOf,
  onBoardOf,
} from '@daykeep/rules/test-kit'
import { registerPlayer, type TestPlayer } from './client.ts'
import { patchUser } from './documents/patch-user.ts'
import { putDocuments } from './documents/put-documents.ts'
import { type TestServer, TODAY } from './test-server.ts'

export const PARTY = idOf<GroupId>('party')
export const GUILD = idOf<GroupId>('guild')
export const DEN = idOf<GroupId>('den')
export const CHALLENGE = idOf('race')
export const ORIGINAL = idOf('original')

/** Players of one server, by what they are to each other. */
export type SamplePlayers = {
  /** Leads the party, the public guild, the private one with a plan, and the challenge. */
  readonly leader: TestPlayer
  readonly member: TestPlayer
  /** In no group of the others. */
  readonly outsider: TestPlayer
  /** A member whose messages nobody sees. */
  readonly muted: TestPlayer
  readonly moderator: TestPlayer
}

/** What a group says of itself, led by this player. */
const ledBy = ({ id }: TestPlayer, changes: Partial<Group> = {}): Partial<Group> => ({
  leader: asKey<UserId>(id),
  memberCount: 3,
  ...changes,
})

const inGroups = (user: User): User => ({
  ...user,
  party: { ...user.party, _id: PARTY },
  guilds: [GUILD, DEN],
})

/** Registers the players and puts a party, two guilds, a challenge, a board and messages among them. */
export const createSamples = async (server: TestServer): Promise<SamplePlayers> => {
  const names = ['leader', 'member', 'outsider', 'muted', 'moderator'] as const
  const players = await Promise.all(names.map(() => registerPlayer(server)))
  const [leader, member, outsider, muted, moderator] = players as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ]
  for (const player of [leader, member, muted]) await patchUser(server, player, inGroups)
  await patchUser(server, member, (user) => ({ ...user, challenges: [CHALLENGE] }))
  await patchUser(server, muted, (user) => ({ ...user, flags: { ...user.flags, chatShadowMuted: true } }))
  await patchUser(server, moderator, (user) => ({ ...user, permissions: { moderator: true } }))
  await putDocuments(server, {
    groups: [
      aGroup('party', ledBy(leader)),
      aGroup(
        'guild',
        ledBy(leader, { type: 'guild', privacy: 'public', categories: [{ slug: 'academics', name: 'Academics' }] }),
      ),
      aGroup('den', ledBy(leader, { type: 'guild', purchased: { plan: A_PLAN } })),
    ],
    challenges: [aChallenge('race', { leader: asKey<UserId>(leader.id), memberCount: 1 })],
    sharedTasks: [
      { ...aShared.habit('original'), challenge: { id: CHALLENGE } },
      aShared.todo('chore', { group: onBoardOf('den') }),
    ],
    messages: [
      post('first', leader, { timestamp: TODAY - 3000 }),
      post('second', member, { timestamp: TODAY - 2000 }),
      post('shadow', muted, { timestamp: TODAY - 1000, flagCount: 10 }),
    ],
    privateMessages: [
      letter('sent', member, leader, { sent: true, timestamp: TODAY - 2000 }),
      letter('answer', member, leader, { timestamp: TODAY - 1000 }),
      letter('other', member, outsider, { timestamp: TODAY - 3000 }),
    ],
  })
  return { leader, member, outsider, muted, moderator }
}

const post = (name: string, { id }: TestPlayer, changes: Partial<ChatMessage>): ChatMessage =>
  aMessage(name, { groupId: PARTY, uuid: asKey<UserId>(id), user: name, ...changes })

const letter = (name: string, owner: TestPlayer, other: TestPlayer, changes: Parameters<typeof aPrivateMessage>[1]) =>
  aPrivateMessage(name, {
    _id: idOf<MessageId>(name),
    ownerId: asKey<UserId>(owner.id),
    uuid: asKey<UserId>(other.id),
    user: other.username,
    username: other.username,
    ...changes,
  })
