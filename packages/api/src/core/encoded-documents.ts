import type { Catalogue } from '@daykeep/rules/catalogue'
import type { SharedTask, Task, User } from '@daykeep/rules/model'
import type { Document } from '../store/index.ts'
import { withInboxMessages, withLegacyClientFields } from './legacy-client-fields.ts'
import { toComputedUser, toWireTask } from './wire-documents.ts'

/** Encodes each document once, for as long as the store hands out the same one: documents never change, they are replaced. */
const encodeOnce = <A extends object>(toWire: (document: A) => unknown): ((document: A) => string) =>
  onceFor((document) => JSON.stringify(toWire(document)))

const onceFor = <A extends object>(make: (document: A) => string): ((document: A) => string) => {
  const texts = new WeakMap<A, string>()
  return (document) => {
    const before = texts.get(document)
    if (before !== undefined) return before
    const text = make(document)
    texts.set(document, text)
    return text
  }
}

/** Whom a player is encoded for: our own client, which undoes without network, or others by the version that they call. */
export type Audience = 'web' | 'v3' | 'v4'

/** The JSON of a player as `GET /user` tells them. What depends on the hour stands in front of what does not. */
export type EncodeUser = (user: Document<User>, needsCron: boolean, audience: Audience) => string

export const createUserEncoder = (catalogue: Catalogue): EncodeUser => {
  const toWhole = (user: Document<User>) => withLegacyClientFields(toComputedUser(catalogue, user))
  const encoders = {
    web: withNeedsCron(encodeOnce(toWhole)),
    v3: withNeedsCron(encodeOnce((user: Document<User>) => withInboxMessages(withoutActs(toWhole(user))))),
    v4: withNeedsCron(encodeOnce((user: Document<User>) => withoutActs(toWhole(user)))),
  }
  return (user, needsCron, audience) => encoders[audience](user, needsCron)
}

/** What undoing needs is more than half of a player, and of no use to who undoes by calls. docs/decisions/114-undo.md. */
const withoutActs = <A extends User>({ acts: _acts, undoneThrows: _undoneThrows, ...user }: A) => user

/** The same text each time, so that whoever keeps what is made of it knows it again. */
const withNeedsCron = (encode: (user: Document<User>) => string) => {
  const toText = (needsCron: boolean) => (user: Document<User>) => `{"needsCron":${needsCron},${encode(user).slice(1)}`
  const [over, notOver] = [onceFor(toText(true)), onceFor(toText(false))]
  return (user: Document<User>, needsCron: boolean): string => (needsCron ? over(user) : notOver(user))
}

/** Also tasks of a board, which nobody owns. */
const encodeTask = encodeOnce((task: Task | SharedTask) => toWireTask(task as Task))

/** The JSON of a list of tasks. */
export const encodeTasks = (tasks: ReadonlyArray<Task | SharedTask>): string => `[${tasks.map(encodeTask).join(',')}]`
