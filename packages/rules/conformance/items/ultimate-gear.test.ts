import { ultimateGear } from '../../src/achievements/index.ts'
import { notificationOf } from '../../src/notifications/index.ts'
import { NOON } from '../../test-kit/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import { changedPaths, disagreements, same } from '../support/paths.ts'
import type { ShopCase } from '../support/shop-case.ts'
import { shopper } from '../support/shopper.ts'
import { everyCaseOf } from '../support/topic.ts'

everyCaseOf<ShopCase>('ultimate-gear', ({ user, expect }) => {
  const before = shopper(user, NOON)
  const { state, events } = ultimateGear(fullCatalogue)(before)
  const added = events.map((event) => notificationOf(event)?.type)
  const expectedTypes = (expect.notifications ?? []).map(({ type }) => type)
  return [
    ...disagreements(changedPaths(before, state), expect.changed ?? {}),
    ...(same(added, expectedTypes) ? [] : [`notifications: expected ${expectedTypes.join()}, got ${added.join()}`]),
  ]
})
