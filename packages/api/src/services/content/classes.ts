import type { PlayerClass } from '@daykeep/rules/model'

/** Classes in the order in which tools list them. */
export const CLASSES = ['healer', 'wizard', 'rogue', 'warrior'] as const satisfies ReadonlyArray<PlayerClass>
