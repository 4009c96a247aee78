import { EXAMPLE_AVATARS, NEWCOMER } from '../../art/index.ts'
import type { ChatAuthor, ChatLine, ChatMessageLine } from './chat-line.ts'

/** 26 November 2026, 14:00 UTC. */
export const CHAT_NOW = Date.UTC(2026, 10, 26, 14)

const MINUTE = 60_000
const [FIRST_AVATAR = NEWCOMER, SECOND_AVATAR = NEWCOMER] = Object.values(EXAMPLE_AVATARS)

const nia: ChatAuthor = { id: 'nia', name: 'Nia Brandt', username: 'nia', avatar: FIRST_AVATAR, tier: undefined }
const ole: ChatAuthor = { id: 'ole', name: 'Ole', username: undefined, avatar: SECOND_AVATAR, tier: 4 }

const aMessage = (changes: Partial<ChatMessageLine>): ChatMessageLine => ({
  type: 'message',
  id: 'message-1',
  at: CHAT_NOW - 5 * MINUTE,
  text: 'Whoever finished the *long* list today: well done!',
  author: nia,
  isOwn: false,
  mentionsReader: false,
  likes: 0,
  liked: false,
  reports: 0,
  ...changes,
})

export const SOME_LINES: ReadonlyArray<ChatLine> = [
  aMessage({}),
  aMessage({
    id: 'message-2',
    at: CHAT_NOW - 20 * MINUTE,
    text: '@maren, shall we start?',
    mentionsReader: true,
    likes: 3,
    liked: true,
  }),
  { type: 'system', id: 'system-1', at: CHAT_NOW - 60 * MINUTE, text: 'Nia hits the Moor Hydra for 27.4 damage.' },
  aMessage({ id: 'message-3', at: CHAT_NOW - 26 * 60 * MINUTE, text: 'I am in.', author: ole, likes: 1 }),
  aMessage({
    id: 'message-4',
    at: CHAT_NOW - 50 * 60 * MINUTE,
    text: 'My own words.',
    author: { ...nia, id: 'maren', name: 'Maren Holt' },
    isOwn: true,
    likes: 2,
  }),
]

export const LONG_LINES: ReadonlyArray<ChatLine> = [
  aMessage({
    text: `${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)} ${'and on and on '.repeat(60)}`,
    author: { ...ole, name: 'Maximiliane Wolkenschieber von Hohenfels-Niederbergen', username: 'maximiliane-wolken-x' },
    reports: 2,
    mentionsReader: true,
  }),
]

export const SOME_PEOPLE = [
  { name: 'Nia Brandt', username: 'nia' },
  { name: 'Nils', username: 'nils-w' },
  { name: 'Ole', username: 'ole' },
]
