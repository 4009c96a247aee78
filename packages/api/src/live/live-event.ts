import type { Document, Json, JsonObject, Store, Write } from '../store/index.ts'

/** What a stream is told; `reset`: read everything again; `end`: the login is over. */
export type LiveType =
  | 'user'
  | 'message'
  | 'messageChanged'
  | 'messageRemoved'
  | 'privateMessage'
  | 'group'
  | 'task'
  | 'taskRemoved'
  | 'challenge'
  | 'end'

/**
 * Something that those who follow the topic should know. `id` of a player's own event is `tasks` when others changed tasks
 * of theirs, which leaves the version of the player as it is. Ids only: what they may read
 * of it, they ask for.
 */
export type LiveEvent = {
  readonly topic: string
  readonly type: LiveType
  readonly group?: string
  readonly id?: string
}

/** What a stream follows: a player, a group that is open on the screen, or the login that it runs on. */
export const topics = {
  user: (id: string): string => `user:${id}`,
  group: (id: string): string => `group:${id}`,
  login: (tokenId: string): string => `login:${tokenId}`,
}

/** Reports from which on only author and moderators see a message. docs/reference/api.md 4.4. */
const HIDDEN_FLAGS = 2

/** What the writes of a commit tell those who look. What a player's own command does is in the journal already. */
export const toLiveEvents = async (
  store: Pick<Store, 'getMany'>,
  writes: readonly Write[],
): Promise<readonly LiveEvent[]> => {
  const actors = new Set(
    writes.flatMap((write) =>
      write.collection === 'journal' && write.type === 'insert' ? [textAt(write.body, 'userId')] : [],
    ),
  )
  const events: LiveEvent[] = []
  for (const write of writes) {
    if (write.type === 'remove') continue
    const toEvents = BY_COLLECTION[write.collection]
    if (toEvents !== undefined) events.push(...toEvents(write, actors))
  }
  events.push(...(await changedChallenges(store, writes)), ...(await removals(store, writes)))
  return unique(events)
}

type DocumentWrite = Exclude<Write, { readonly type: 'remove' }>
type ToEvents = (write: DocumentWrite, actors: ReadonlySet<string>) => readonly LiveEvent[]

const BY_COLLECTION: Partial<Readonly<Record<Write['collection'], ToEvents>>> = {
  users: ({ type, id }, actors) =>
    type === 'insert' || actors.has(id) ? [] : [{ topic: topics.user(id), type: 'user' }],
  tasks: ({ body }, actors) => {
    const owner = textAt(body, 'userId')
    return owner === '' || actors.has(owner) ? [] : [{ topic: topics.user(owner), type: 'user', id: 'tasks' }]
  },
  messages: ({ type, id, body }) => {
    const group = textAt(body, 'groupId')
    const isHidden = type === 'insert' && Number(body['flagCount']) >= HIDDEN_FLAGS
    const topic = isHidden ? topics.user(textAt(body, 'uuid')) : topics.group(group)
    return [{ topic, type: type === 'insert' ? 'message' : 'messageChanged', group, id }]
  },
  privateMessages: ({ id, body }) => [{ topic: topics.user(textAt(body, 'ownerId')), type: 'privateMessage', id }],
  groups: ({ id }) => [{ topic: topics.group(id), type: 'group', group: id }],
  sharedTasks: ({ id, body }) => {
    const group = linkAt(body, 'group')
    return group === '' ? [] : [{ topic: topics.group(group), type: 'task', group, id }]
  },
  challenges: ({ id, body }) => [toChallengeEvent(id, body)],
}

const toChallengeEvent = (id: string, body: JsonObject): LiveEvent => {
  const group = textAt(body, 'group')
  return { topic: topics.group(group), type: 'challenge', group, id }
}

/** A task of a challenge knows no group: its challenge does. */
const changedChallenges = async (
  store: Pick<Store, 'getMany'>,
  writes: readonly Write[],
): Promise<readonly LiveEvent[]> => {
  const ids = writes.flatMap((write) =>
    write.collection === 'sharedTasks' && write.type !== 'remove' ? [linkAt(write.body, 'challenge')] : [],
  )
  const nonEmpty = [...new Set(ids)].filter((id) => id !== '')
  if (nonEmpty.length === 0) return []
  return (await store.getMany('challenges', nonEmpty)).map(({ id, body }) => toChallengeEvent(id, body))
}

/** What is removed is read once more, to know whom it concerns. */
const removals = async (store: Pick<Store, 'getMany'>, writes: readonly Write[]): Promise<readonly LiveEvent[]> => {
  if (!writes.some(({ type }) => type === 'remove')) return []
  const idsOf = (collection: Write['collection']) =>
    writes.flatMap((write) => (write.type === 'remove' && write.collection === collection ? [write.id] : []))
  const read = async (
    collection: 'messages' | 'privateMessages' | 'sharedTasks' | 'challenges',
  ): Promise<readonly Document[]> => {
    const ids = idsOf(collection)
    return ids.length === 0 ? [] : store.getMany(collection, ids)
  }
  const [messages, letters, tasks, challenges] = await Promise.all([
    read('messages'),
    read('privateMessages'),
    read('sharedTasks'),
    read('challenges'),
  ])
  return [
    ...messages.map(({ id, body }): LiveEvent => {
      const group = textAt(body, 'groupId')
      return { topic: topics.group(group), type: 'messageRemoved', group, id }
    }),
    ...letters.map(
      ({ id, body }): LiveEvent => ({
        topic: topics.user(textAt(body, 'ownerId')),
        type: 'privateMessage',
        id,
      }),
    ),
    ...tasks.flatMap(({ id, body }): readonly LiveEvent[] => {
      const group = linkAt(body, 'group')
      return group === '' ? [] : [{ topic: topics.group(group), type: 'taskRemoved', group, id }]
    }),
    ...challenges.map(({ id, body }) => toChallengeEvent(id, body)),
    ...idsOf('users').map((id): LiveEvent => ({ topic: topics.user(id), type: 'user' })),
    ...idsOf('tokens').map((id): LiveEvent => ({ topic: topics.login(id), type: 'end' })),
  ]
}

const textAt = (body: JsonObject, key: string): string => {
  const value: Json | undefined = body[key]
  return typeof value === 'string' ? value : ''
}

/** The id of the group or challenge that a task belongs to. */
const linkAt = (body: JsonObject, key: 'group' | 'challenge'): string => {
  const link = body[key]
  return typeof link === 'object' && link !== null && !Array.isArray(link) ? textAt(link as JsonObject, 'id') : ''
}

const unique = (events: readonly LiveEvent[]): readonly LiveEvent[] => [
  ...new Map(events.map((event) => [`${event.topic} ${event.type} ${event.id ?? ''}`, event])).values(),
]
