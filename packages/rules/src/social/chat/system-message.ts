import { idFrom, type World } from '../../kernel/index.ts'
import { asKey, type ChatMessage, type Group, type MessageId, SYSTEM, type SystemInfo } from '../../model/index.ts'

/**
 * A line of the game itself. Its text is told in each reader's language from `info`; `name` begins the names of the
 * throws of its id. Reference, rules 12.1.
 */
export const systemMessage = (
  { now, seed }: Pick<World, 'now' | 'seed'>,
  { _id }: Pick<Group, '_id'>,
  info: SystemInfo & { readonly type: string },
  name: string,
): ChatMessage => ({
  _id: asKey<MessageId>(idFrom(seed, name)),
  groupId: _id,
  text: '',
  unformattedText: '',
  timestamp: now,
  uuid: SYSTEM,
  likes: {},
  flags: {},
  flagCount: 0,
  info,
})
