import * as E from 'fp-ts/lib/Either.js'
import type { Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { type StatUpdate, updateStats } from './update-stats.ts'

/** Grants the levels that the player's experience has reached; repairs nothing else. docs/reference/rules.md 1.8. */
export const syncStats: Rule<'catalogue', object, never, User, StatUpdate> =
  ({ catalogue }) =>
  () =>
  (user) =>
    E.right(updateStats(catalogue)(user.stats)(user))
