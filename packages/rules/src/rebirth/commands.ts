import * as t from 'io-ts'
import { playerCommand } from '../command.ts'
import { fortify } from './fortify.ts'
import { rebirth } from './rebirth.ts'

const none = t.readonly(t.type({}))

/** Commands that start a life or its tasks over. docs/reference/api.md 2.2. */
export const rebirthCommands = {
  rebirth: playerCommand({ params: none, scope: () => 'active', rule: rebirth }),
  fortify: playerCommand({ params: none, scope: () => 'all', rule: fortify }),
} as const
