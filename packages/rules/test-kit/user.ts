import { isRecord } from '../src/kernel/index.ts'
import { asKey, type Player, type Task, type User } from '../src/model/index.ts'
import { newUser } from '../src/registration/index.ts'

/** Noon of a Wednesday: the instant of tests that need one and do not care which. */
export const NOON = Date.parse('2026-06-10T12:00:00.000Z')

export type DeepPartial<A> = A extends ReadonlyArray<unknown> | string | number | boolean | null
  ? A
  : { readonly [K in keyof A]?: DeepPartial<A[K]> | undefined }

/** `changes` laid over `base`, map by map; lists and figures are replaced. */
export const overlay = <A>(base: A, changes: DeepPartial<A>): A => merge(base, changes) as A

const merge = (base: unknown, changes: unknown): unknown => {
  if (!isRecord(base) || !isRecord(changes)) return changes
  const merged: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(changes)) merged[key] = merge(merged[key], value)
  return merged
}

/** A new player, but for what the test names. */
export const aUser = (changes: DeepPartial<User> = {}): User =>
  overlay(
    newUser({ id: asKey('user-1'), username: 'maren', email: 'maren@example.org', language: 'en', at: NOON }),
    changes,
  )

/** A player with tasks, by id. */
export const aPlayer = (user: User, tasks: ReadonlyArray<Task> = []): Player => ({
  user,
  tasks: Object.fromEntries(tasks.map((task) => [task._id, task])),
})
