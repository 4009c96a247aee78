import type * as fc from 'fast-check'
import type { Catalogue } from '../../src/catalogue/index.ts'
import type { Player } from '../../src/model/index.ts'
import { classParams } from './class-params.ts'
import { itemParams } from './item-params.ts'
import { peopleParams } from './people-params.ts'
import { playerParams } from './player-params.ts'
import { taskParams } from './task-params.ts'

/** Parameters for any command, fitting a player more often than not. */
export type AnyParams = Readonly<Record<string, (player: Player) => fc.Arbitrary<unknown>>>

/** By the name of the command. A command that is not in here fails the laws. */
export const anyParams = (catalogue: Catalogue): AnyParams => ({
  ...taskParams,
  ...itemParams(catalogue),
  ...playerParams,
  ...peopleParams,
  ...classParams(catalogue),
})
