import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { refusal } from '../kernel/index.ts'
import { Attribute } from '../model/index.ts'
import { allocate } from './allocate.ts'
import { allocateBulk, malformedPoints, PointsByAttribute } from './allocate-bulk.ts'
import { allocateNow } from './allocate-now.ts'
import { syncStats } from './sync-stats.ts'

/** Commands that place points and catch up on levels. docs/reference/api.md 2.4. */
export const statsCommands = {
  allocate: userCommand({
    params: t.readonly(t.partial({ stat: Attribute })),
    refuses: { stat: (input) => refusal('invalidAttribute', { attr: String(input) }) },
    rule: allocate,
  }),
  allocateBulk: userCommand({
    params: t.readonly(t.type({ stats: PointsByAttribute })),
    refuses: { stats: malformedPoints },
    rule: allocateBulk,
  }),
  allocateNow: userCommand({ params: t.readonly(t.type({})), rule: allocateNow }),
  syncStats: userCommand({ params: t.readonly(t.type({})), rule: syncStats }),
} as const
