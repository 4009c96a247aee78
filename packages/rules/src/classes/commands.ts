import * as t from 'io-ts'
import { userCommand } from '../command.ts'
import { changeClass } from './change-class.ts'
import { disableClasses } from './disable-classes.ts'

/** What a player's class is and does. Reference, api 2.4. */
export const classCommands = {
  changeClass: userCommand({ params: t.readonly(t.partial({ class: t.string })), rule: changeClass }),
  disableClasses: userCommand({ params: t.readonly(t.type({})), rule: disableClasses }),
} as const
