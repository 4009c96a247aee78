import {
  asKey,
  type Challenge,
  type ChatMessage,
  type Group,
  type GroupId,
  type MessageId,
  TAVERN,
  type TaskId,
  type UserId,
} from '@daykeep/rules/model'
import { A_PLAN, aChallenge, aGroup, aMessage, aShared } from '@daykeep/rules/test-kit'
import type { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { TODAY } from '../../test-kit/test-server.ts'
import { uuidOf } from '../../test-kit/uuid-of.ts'
import { markOf } from './private-fields.ts'
import { MEMBERS, PEOPLE, type PersonName } from './roles.ts'

import { ITEM } from './private-things.ts'

type IdOf = (name: PersonName) => string

/** What there is in each group. */
const CHATS = {
  party: uuidOf('party'),
  guild: uuidOf('guild'),
  club: uuidOf('club'),
  den: uuidOf('den'),
  tavern: TAVERN,
}

/** The id of somebody's message in a chat. */
export const messageOf = (chat: string, author: string): string => uuidOf(`message/${chat}/${author}`)

/** Groups, challenges, boards, chats and news. */
export const putSharedThings = (idOf: IdOf): Parameters<typeof putDocuments>[1] => {
  const leader = asKey<UserId>(idOf('leader'))
  const group = (name: string, changes: Partial<Group>): Group => ({
    ...aGroup(name, { leader, memberCount: MEMBERS.size }),
    _id: asKey<GroupId>(uuidOf(name)),
    ...changes,
  })
  const challenge = (name: string, changes: Partial<Challenge>): Challenge => ({
    ...aChallenge(name, { leader, memberCount: 2 }),
    _id: asKey(uuidOf(name)),
    ...changes,
  })
  const onDen = (assigned: Readonly<Record<string, boolean>>) => ({
    id: uuidOf('den'),
    assignedUsers: Object.keys(assigned),
    assignedUsersDetail: Object.fromEntries(
      Object.entries(assigned).map(([id, completed]) => [
        id,
        { assignedDate: new Date(TODAY).toISOString(), assignedUsername: id, assigningUsername: 'leader', completed },
      ]),
    ),
    completedBy: {},
  })
  const checklist = [{ id: ITEM, text: 'Buy a brush', completed: false }]
  const originalOf = (name: string) => ({
    ...aShared.todo(`original of ${name}`, { checklist, challenge: { id: uuidOf(name) } }),
    _id: asKey<TaskId>(uuidOf(`original of ${name}`)),
  })
  const board = (name: string, assigned: Readonly<Record<string, boolean>>) => ({
    ...aShared.todo(name, { checklist, group: onDen(assigned) }),
    _id: asKey<TaskId>(uuidOf(name)),
  })
  const now = new Date(TODAY).toISOString()
  return {
    groups: [
      group('party', {}),
      group('guild', { type: 'guild', privacy: 'public' }),
      group('club', { type: 'guild' }),
      group('den', {
        type: 'guild',
        purchased: { plan: { ...A_PLAN, customerId: markOf('leader', 'customer') } },
        managers: { [asKey<UserId>(idOf('manager'))]: true },
      }),
    ],
    challenges: [
      challenge('race', { group: uuidOf('guild') }),
      challenge('sprint', { group: uuidOf('party') }),
      challenge('hidden', { group: uuidOf('guild'), flagCount: 5 }),
    ],
    sharedTasks: [
      originalOf('race'),
      originalOf('sprint'),
      board('chore', {}),
      board('duty', { [idOf('assignee')]: false }),
      board('job of other', { [idOf('other')]: true }),
    ],
    messages: Object.entries(CHATS).flatMap(([chat, id]) => [
      ...PEOPLE.map((author) => messageIn(chat, id, author, idOf(author))),
      {
        ...messageIn(chat, id, 'system', 'system'),
        info: { type: 'quest_abort', user: 'Maren', quest: 'dustbunnies' },
      },
    ]),
    reports: [
      {
        _id: asKey<UserId>(idOf('other')),
        flags: { [leader]: { timestamp: now, comment: markOf('leader', 'complaint') } },
      },
    ],
    cases: [
      {
        _id: `profile:${idOf('other')}`,
        kind: 'profile',
        subject: idOf('other'),
        author: asKey<UserId>(idOf('other')),
        text: 'Somebody',
        complaints: { [leader]: { timestamp: now } },
        open: true,
        createdAt: now,
        updatedAt: now,
      },
    ],
    newsPosts: ['told', 'draft'].map((name) => ({
      _id: uuidOf(name),
      title: name,
      text: `${name}.`,
      credits: '',
      author: asKey<UserId>(idOf('news')),
      publishDate: new Date(TODAY - 1000).toISOString(),
      published: name === 'told',
      createdAt: now,
      updatedAt: now,
    })),
    blockers: [
      {
        _id: uuidOf('blocker'),
        type: 'client',
        area: 'full',
        value: 'a-bot',
        blockSource: 'administrator',
        disabled: false,
        createdAt: now,
        updatedAt: now,
      },
    ],
    coupons: [{ _id: 'AAAA-BBBB-CCCC', event: 'wondercon', createdAt: now, updatedAt: now }],
  }
}

/** Those of a shadow-muted author are marked, since nobody may read them. */
const messageIn = (chat: string, group: string, author: string, uuid: string): ChatMessage => ({
  ...aMessage(author, {
    groupId: asKey<GroupId>(group),
    uuid: asKey<UserId>(uuid),
    user: author,
    timestamp: TODAY - 1000,
    ...(author === 'shadowMuted' ? { flagCount: 10, text: markOf('shadowMuted', 'message') } : {}),
  }),
  _id: asKey<MessageId>(messageOf(chat, author)),
})
