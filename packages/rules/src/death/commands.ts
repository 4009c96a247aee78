import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { revive } from './revive.ts'

/** Coming back to life. docs/reference/api.md 2.2. */
export const deathCommands = {
  revive: userCommand({ params: t.readonly(t.type({})), rule: revive }),
} as const
