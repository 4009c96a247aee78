import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { readStored, readStoredJson, removeStored, writeStored } from '../../store/index.ts'
import type { ChatLine, OutgoingMessage } from './chat-line.ts'

const Stored = t.readonlyArray(
  t.intersection([
    t.type({ id: t.string, text: t.string, at: t.number }),
    t.partial({ after: t.string, refusal: t.string }),
  ]),
)

const keyOf = (groupId: string): string => `chat.outgoing.${groupId}`
const draftKeyOf = (groupId: string): string => `chat.draft.${groupId}`

/** The messages of a group that wait to be sent; they survive a reload. Anything unreadable counts as none. */
export const readOutgoing = (groupId: string): ReadonlyArray<OutgoingMessage> => {
  const stored = Stored.decode(readStoredJson(keyOf(groupId)))
  return E.isRight(stored) ? stored.right : []
}

/** Stores all messages of a group that wait to be sent. */
export const writeOutgoing = (groupId: string, messages: ReadonlyArray<OutgoingMessage>): void =>
  writeText(keyOf(groupId), messages.length === 0 ? '' : JSON.stringify(messages))

/** What was typed into the composer of a group and not sent. */
export const readDraft = (groupId: string): string => readStored(draftKeyOf(groupId)) ?? ''

/** Stores what is typed into the composer of a group; an empty text removes it. */
export const writeDraft = (groupId: string, text: string): void => writeText(draftKeyOf(groupId), text)

const writeText = (key: string, text: string): void => {
  if (text === '') removeStored(key)
  else writeStored(key, text)
}

/**
 * The messages, newest first, that are not among the lines yet: the live stream may bring one before the answer to its
 * request comes. Each line stands for one message at most, so that who says the same twice sees it twice.
 */
export const notYetShown = (
  outgoing: ReadonlyArray<OutgoingMessage>,
  lines: ReadonlyArray<ChatLine>,
): ReadonlyArray<OutgoingMessage> => {
  const matched = new Set<string>()
  const isShown = ({ text, after, refusal }: OutgoingMessage): boolean => {
    if (refusal !== undefined) return false
    const end = after === undefined ? -1 : lines.findIndex(({ id }) => id === after)
    const line = lines
      .slice(0, end === -1 ? lines.length : end)
      .findLast((each) => each.type === 'message' && each.isOwn && !matched.has(each.id) && isSaidIn(text, each.text))
    if (line === undefined) return false
    matched.add(line.id)
    return true
  }
  const shown = new Set(outgoing.toReversed().filter(isShown))
  return outgoing.filter((message) => !shown.has(message))
}

/** The server trims a text, and makes links of the names in it. */
const isSaidIn = (text: string, line: string): boolean =>
  line.replaceAll(/\[(@[^\]]+)\]\(\/profile\/[^)]*\)/g, '$1').trim() === text.trim()
