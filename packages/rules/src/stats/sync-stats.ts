import * as E from 'fp-ts/lib/Either.js'
import type { Rule } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { type StatUpdate, updateStats } from './update-stats.ts'

/** Gives the player the levels that their experience has reached meanwhile; nothing else is repaired. Reference, rules 1.8. */
export const syncStats: Rule<'catalogue', object, never, User, StatUpdate> =
  ({ catalogue }) =>
  () =>
  (user) =>
    E.right(updateStats(catalogue)(user.stats)(user))
