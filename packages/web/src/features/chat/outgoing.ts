import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { OutgoingMessage } from './chat-line.ts'

const Stored = t.readonlyArray(
  t.intersection([t.type({ id: t.string, text: t.string, at: t.number }), t.partial({ refusal: t.string })]),
)

const keyOf = (groupId: string): string => `chat.outgoing.${groupId}`
const draftKeyOf = (groupId: string): string => `chat.draft.${groupId}`

/** The messages of a group that wait to be sent; they survive a reload. Anything unreadable counts as none. */
export const readOutgoing = (storage: Storage, groupId: string): ReadonlyArray<OutgoingMessage> => {
  try {
    const stored = Stored.decode(JSON.parse(storage.getItem(keyOf(groupId)) ?? '[]'))
    return E.isRight(stored) ? stored.right : []
  } catch {
    return []
  }
}

export const writeOutgoing = (storage: Storage, groupId: string, messages: ReadonlyArray<OutgoingMessage>): void =>
  writeText(storage, keyOf(groupId), messages.length === 0 ? '' : JSON.stringify(messages))

/** What was typed into the composer of a group and not sent. */
export const readDraft = (storage: Storage, groupId: string): string => storage.getItem(draftKeyOf(groupId)) ?? ''

export const writeDraft = (storage: Storage, groupId: string, text: string): void =>
  writeText(storage, draftKeyOf(groupId), text)

const writeText = (storage: Storage, key: string, text: string): void => {
  if (text === '') storage.removeItem(key)
  else storage.setItem(key, text)
}
