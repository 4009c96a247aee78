import type { Task } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { JsonObject } from '../../src/store/index.ts'
import type { TestServer } from '../test-server.ts'

/** Puts a task into the state that a test begins with, past all rules. */
export const patchTask = async (
  { app }: Pick<TestServer, 'app'>,
  id: string,
  change: (task: Task) => Task,
): Promise<void> => {
  const found = await app.store.get<Task>('tasks', id)
  if (found === undefined) throw new Error(`no task ${id}`)
  const body = change(found.body) as unknown as JsonObject
  const committed = await app.store.commit([{ type: 'replace', collection: 'tasks', id, version: found.version, body }])
  if (E.isLeft(committed)) throw new Error(`the task moved meanwhile: ${committed.left.type}`)
}
