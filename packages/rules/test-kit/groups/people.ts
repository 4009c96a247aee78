import {
  type Challenge,
  type ChatMessage,
  type Group,
  type PrivateMessage,
  NO_QUEST,
  type SharedTask,
  type Task,
  type User,
} from '../../src/model/index.ts'
import { EMPTY_DOCUMENTS, type Documents } from '../../src/documents/index.ts'
import { aDaily, aHabit, aReward, aTodo } from '../task.ts'
import { aUser, type DeepPartial, NOON, overlay } from '../user.ts'

/** An id that tells by itself whose it is: the letters of the name, as an id of the game. */
export const idOf = <Id extends string = string>(name: string): Id => {
  const hex = Array.from(name, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const digits = hex.padEnd(32, '0').slice(0, 32)
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, digits) as Id
}

/** A player of this name, a month old, but for what the test says. */
export const aPerson = (name: string, changes: DeepPartial<User> = {}): User =>
  aUser(
    overlay<DeepPartial<User>>(
      {
        _id: idOf<User['_id']>(name),
        profile: { name },
        auth: {
          local: { username: name, lowerCaseUsername: name.toLowerCase(), email: `${name}@example.org` },
          timestamps: { created: new Date(NOON - 30 * 86_400_000).toISOString() },
        },
        flags: { verifiedUsername: true },
      },
      changes,
    ),
  )

const NO_ORDER = { habits: [], dailys: [], todos: [], rewards: [] }

/** A group led by the player called `leader`, unless the test says otherwise. */
export const aGroup = (name: string, changes: DeepPartial<Group> = {}): Group =>
  overlay<Group>(
    {
      _id: idOf(name),
      name,
      summary: name,
      type: 'party',
      privacy: 'private',
      leader: idOf('leader'),
      leaderOnly: { challenges: false, getGems: false },
      memberCount: 1,
      challengeCount: 0,
      balance: 0,
      quest: NO_QUEST,
      tasksOrder: NO_ORDER,
      managers: {},
      categories: [],
      cron: {},
      purchased: {},
    },
    changes,
  )

/** A plan that runs without an end. */
export const A_PLAN = { quantity: 3, planId: 'group_monthly', customerId: 'customer-1' } as const

/** A challenge in the group called `guild`, led by the player called `leader`, unless the test says otherwise. */
export const aChallenge = (name: string, changes: DeepPartial<Challenge> = {}): Challenge =>
  overlay<Challenge>(
    {
      _id: idOf(name),
      name,
      shortName: name,
      summary: name,
      official: false,
      prize: 0,
      memberCount: 0,
      leader: idOf('leader'),
      group: idOf('guild'),
      categories: [],
      tasksOrder: NO_ORDER,
      flags: {},
      flagCount: 0,
      createdAt: new Date(NOON).toISOString(),
      updatedAt: new Date(NOON).toISOString(),
    },
    changes,
  )

const unowned = ({ userId: _own, ...task }: Task): SharedTask => task

/** A task that is nobody's own, of a board or a challenge by its links. */
export const aShared = {
  habit: (name: string, changes: Partial<Parameters<typeof aHabit>[0]> = {}) =>
    unowned(aHabit({ _id: idOf(name), text: name, ...changes })),
  daily: (name: string, changes: Parameters<typeof aDaily>[0] = {}) =>
    unowned(aDaily({ _id: idOf(name), text: name, ...changes })),
  todo: (name: string, changes: Parameters<typeof aTodo>[0] = {}) =>
    unowned(aTodo({ _id: idOf(name), text: name, ...changes })),
  reward: (name: string, changes: Parameters<typeof aReward>[0] = {}) =>
    unowned(aReward({ _id: idOf(name), text: name, ...changes })),
} as const

/** What ties a task to the board of a group; `assigned`: whether each of them has done their part. */
export const onBoardOf = (
  group: string,
  assigned: Readonly<Record<string, boolean>> = {},
  more: Partial<SharedTask['group']> = {},
): SharedTask['group'] => ({
  id: idOf(group),
  assignedUsers: Object.keys(assigned).map((name) => idOf(name)),
  assignedUsersDetail: Object.fromEntries(
    Object.entries(assigned).map(([name, completed]) => [
      idOf(name),
      { assignedDate: new Date(NOON).toISOString(), assignedUsername: name, assigningUsername: 'leader', completed },
    ]),
  ),
  completedBy: {},
  ...more,
})

/** A line in a group's chat. */
export const aMessage = (name: string, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: idOf(name),
  groupId: idOf('guild'),
  text: name,
  unformattedText: name,
  timestamp: NOON,
  uuid: idOf('member'),
  likes: {},
  flags: {},
  flagCount: 0,
  info: {},
  ...changes,
})

/** A player's copy of a private message. */
export const aPrivateMessage = (name: string, changes: Partial<PrivateMessage> = {}): PrivateMessage => ({
  _id: idOf(name),
  uniqueMessageId: idOf(`${name}/both`),
  ownerId: idOf('member'),
  uuid: idOf('leader'),
  sent: false,
  text: name,
  unformattedText: name,
  timestamp: NOON,
  likes: {},
  flags: {},
  flagCount: 0,
  info: {},
  ...changes,
})

type Lists = { readonly [Kind in keyof Documents]?: ReadonlyArray<Documents[Kind][string]> }

/** These documents and no others. */
export const documentsWith = (lists: Lists): Documents => ({
  ...EMPTY_DOCUMENTS,
  ...Object.fromEntries(
    Object.entries(lists).map(([kind, documents]) => [
      kind,
      Object.fromEntries(documents.map((each) => [each._id, each])),
    ]),
  ),
})
