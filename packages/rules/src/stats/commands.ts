import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { allocate } from './allocate.ts'
import { allocateBulk } from './allocate-bulk.ts'
import { allocateNow } from './allocate-now.ts'
import { syncStats } from './sync-stats.ts'

/** Placing points, and catching up with levels. Reference, api 2.4. */
export const statsCommands = {
  allocate: userCommand({ params: t.readonly(t.partial({ stat: t.string })), rule: allocate }),
  allocateBulk: userCommand({ params: t.readonly(t.partial({ stats: t.unknown })), rule: allocateBulk }),
  allocateNow: userCommand({ params: t.readonly(t.type({})), rule: allocateNow }),
  syncStats: userCommand({ params: t.readonly(t.type({})), rule: syncStats }),
} as const
