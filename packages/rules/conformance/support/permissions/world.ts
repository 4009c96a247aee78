import type { Result, RefusalKey, RuleContext } from '../../../src/kernel/index.ts'
import { NOON } from '../../../test-kit/index.ts'
import { fullCatalogue } from '../full-catalogue.ts'

/** What a player with some role does; `by`: the id of that player. */
export type Act = (actorId: string) => Result<RefusalKey, unknown>

/** What is done, by the names of the conformance cases. */
export type Acts = Readonly<Record<string, Act>>

export const context: RuleContext = { catalogue: fullCatalogue, now: NOON, seed: 'permissions' }
