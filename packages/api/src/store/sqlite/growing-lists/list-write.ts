import { canonicalText } from '../../canonical.ts'
import { COLLECTIONS, type CollectionName } from '../../collections.ts'
import { isJsonList, type Json, type JsonObject } from '../../json.ts'
import type { Document } from '../../port.ts'

/**
 * What is written of a list that its collection calls `growing`. Its entries are numbered in the order in which they were
 * added. A row holds what one write added; the document names the first entry that is still of the list.
 */
export type ListWrite = {
  readonly first: number
  /** New entries without their brackets, and the number of the first of them. */
  readonly added: string
  readonly addedAt: number
  /** Nothing of what is there is of the list. */
  readonly isAnew: boolean
  /** Rows that hold no entry of the list any more go with this write. */
  readonly tidies: boolean
  /** Characters of the whole list, about. */
  readonly size: number
}

/** The field of a collection that holds such a list. */
export const growingListOf = (collection: CollectionName): string | undefined => COLLECTIONS[collection].growing

/** What is known of the rows of a document that was read or written. */
export type KnownList = Pick<ListWrite, 'first' | 'size'>

const knownLists = new WeakMap<Document, KnownList>()

/** Remembers where the list of a document begins. */
export const noteList = (document: Document, { first, size }: KnownList): void =>
  void knownLists.set(document, { first, size })

/** Writes that drop entries tidy up once in so many. */
const TIDY_EVERY = 16

/** What has to be written of a body's list, if it has one. `before`: the document that is replaced, if it is in memory. */
export const toListWrite = (
  collection: CollectionName,
  body: JsonObject,
  before: Document | undefined,
): ListWrite | undefined => {
  const name = growingListOf(collection)
  const after = name === undefined ? undefined : body[name]
  if (name === undefined || !isJsonList(after)) return undefined
  const old = before?.body[name]
  const known = before && knownLists.get(before)
  const dropped = isJsonList(old) ? droppedOf(old, after) : undefined
  if (!isJsonList(old) || known === undefined || dropped === undefined) return anew(after)
  const added = textOf(after.slice(old.length - dropped))
  const first = known.first + dropped
  return {
    first,
    added,
    addedAt: known.first + old.length,
    isAnew: false,
    tidies: Math.floor(first / TIDY_EVERY) > Math.floor(known.first / TIDY_EVERY),
    size: shareOf(known.size + added.length, after.length, after.length + dropped),
  }
}

const anew = (list: readonly Json[]): ListWrite => {
  const added = textOf(list)
  return { first: 0, added, addedAt: 0, isAnew: true, tidies: false, size: added.length }
}

/** How many entries fell off the front, if nothing else happened but that others were added at the end. */
const droppedOf = (before: readonly Json[], after: readonly Json[]): number | undefined => {
  const [first] = after
  if (first === undefined) return before.length
  const dropped = before.indexOf(first)
  const isContinued =
    dropped >= 0 && before.every((entry, index) => index < dropped || entry === after[index - dropped])
  return isContinued ? dropped : undefined
}

const textOf = (list: readonly Json[]): string => canonicalText(list).slice(1, -1)

const shareOf = (characters: number, left: number, all: number): number =>
  all === 0 ? 0 : Math.round((characters * left) / all)
