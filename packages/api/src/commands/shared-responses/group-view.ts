import type { ChatMessage, Group, User } from '@daykeep/rules/model'
import type { WireChatMessage, WireGroup } from '../../contract/index.ts'
import { MAX_MESSAGES } from '@daykeep/rules/chat'
import { eq, type Query } from '../../store/index.ts'
import { mayLook, toWireChat, toWireGroup } from '../../wire/index.ts'
import type { CommonSharedResult } from './shared-result.ts'

/** The group after a command, with its leader and its chat. */
export const groupView = async (result: CommonSharedResult, { _id }: Pick<Group, '_id'>): Promise<WireGroup> => {
  const group = result.after.groups[_id]
  if (group === undefined) throw new Error(`the group ${_id} is not there after the command`)
  const reads = mayLook(result.actor, group, result.at)
  const [leader, chat] = await Promise.all([leaderOf(result, group), reads ? chatView(result, group) : []])
  return toWireGroup({ group, leader, chat, now: result.at })
}

const leaderOf = async ({ store, after }: CommonSharedResult, { leader }: Group): Promise<User | undefined> =>
  after.users[leader] ?? (await store.get<User>('users', leader))?.body

/** The chat as the player reads it after the command: what is stored, and what the command changed. */
export const chatView = async (
  result: CommonSharedResult,
  group: Pick<Group, '_id'>,
): Promise<ReadonlyArray<WireChatMessage>> => {
  const { store, before, after, actor } = result
  const stored = await store.find<ChatMessage>('messages', newestIn(group))
  const messages = new Map<string, ChatMessage>(stored.map(({ id, body }) => [id, body]))
  for (const id of Object.keys(before.messages)) messages.delete(id)
  for (const message of Object.values(after.messages)) messages.set(message._id, message)
  return toWireChat(result.translator, actor, group, [...messages.values()])
}

const newestIn = ({ _id }: Pick<Group, '_id'>): Query => ({
  where: eq('groupId', _id),
  sort: [{ path: 'timestamp', order: 'descending' }],
  limit: MAX_MESSAGES,
})
