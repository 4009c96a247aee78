import type { Catalogue } from '@daykeep/rules/catalogue'
import type { SharedTask, Task, User } from '@daykeep/rules/model'
import type { Document } from '../store/index.ts'
import { withInboxMessages, withLegacyClientFields } from './legacy-client-fields.ts'
import { toComputedUser, toWireTask } from './wire-documents.ts'

/** Encodes each document once, for as long as the store hands out the same one: documents never change, they are replaced. */
const encodeOnce = <A extends object>(toWire: (document: A) => unknown): ((document: A) => string) =>
  onceFor((document) => JSON.stringify(toWire(document)))

const onceFor = <A extends object>(make: (document: A) => string): ((document: A) => string) => {
  const made = new WeakMap<A, string>()
  return (document) => {
    const before = made.get(document)
    if (before !== undefined) return before
    const text = make(document)
    made.set(document, text)
    return text
  }
}

/** The JSON of a player as `GET /user` tells them. What depends on the hour stands in front of what does not. */
export type EncodeUser = (user: Document<User>, needsCron: boolean, apiVersion: 'v3' | 'v4') => string

export const createUserEncoder = (catalogue: Catalogue): EncodeUser => {
  const toWhole = (user: Document<User>) => withLegacyClientFields(toComputedUser(catalogue, user))
  const encoders = {
    v3: encodeOnce((user: Document<User>) => withInboxMessages(toWhole(user))),
    v4: encodeOnce(toWhole),
  }
  const withHour = { v3: withNeedsCron(encoders.v3), v4: withNeedsCron(encoders.v4) }
  return (user, needsCron, apiVersion) => withHour[apiVersion](user, needsCron)
}

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
