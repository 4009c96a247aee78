import type { Answer, RefusalKey, World } from '../../../src/kernel/index.ts'
import { NOON } from '../../../test-kit/user.ts'
import { fullCatalogue } from '../full-catalogue.ts'

/** What a player with some role does; `by`: the id of that player. */
export type Act = (by: string) => Answer<RefusalKey, unknown>

/** What is done, by the names of the observed cases. */
export type Acts = Readonly<Record<string, Act>>

export const world: World = { catalogue: fullCatalogue, now: NOON, seed: 'permissions' }
