import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { changeClass } from './change-class.ts'
import { disableClasses } from './disable-classes.ts'

/** docs/reference/api.md 2.4. */
export const classCommands = {
  changeClass: userCommand({
    // Any text: the level is checked before an unknown class is refused, as the conformance cases have it.
    params: t.readonly(t.partial({ class: t.string })),
    rule: changeClass,
  }),
  disableClasses: userCommand({ params: t.readonly(t.type({})), rule: disableClasses }),
} as const
