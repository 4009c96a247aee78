import type { Group } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { toJson } from '../../src/store/index.ts'
import type { TestServer } from '../test-server.ts'

/** Puts a group into the state that a test begins with, past all rules. */
export const patchGroup = async (
  { app }: Pick<TestServer, 'app'>,
  id: string,
  change: (group: Group) => Group,
): Promise<void> => {
  const found = await app.store.get<Group>('groups', id)
  if (found === undefined) throw new Error(`no group ${id}`)
  const body = toJson(change(found.body))
  const committed = await app.store.commit([
    { type: 'replace', collection: 'groups', id, version: found.version, body },
  ])
  if (E.isLeft(committed)) throw new Error(`the group moved meanwhile: ${committed.left.type}`)
}

/** The group has a plan, and so a board. */
export const withPlan = (group: Group): Group => ({
  ...group,
  purchased: { plan: { quantity: 3, customerId: 'customer', planId: 'group_monthly' } },
})
