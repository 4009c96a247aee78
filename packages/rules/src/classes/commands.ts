import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { NumberOrText } from '../inventory/index.ts'
import { castSkill } from './cast-skill.ts'
import { changeClass } from './change-class.ts'
import { disableClasses } from './disable-classes.ts'
import { readCard } from './read-card.ts'
import { tasksOfSpell } from './tasks-of-spell.ts'

/** What a player's class is and does. Reference, api 2.4. */
export const classCommands = {
  changeClass: userCommand({ params: t.readonly(t.partial({ class: t.string })), rule: changeClass }),
  disableClasses: userCommand({ params: t.readonly(t.type({})), rule: disableClasses }),
  castSkill: playerCommand({
    params: t.readonly(
      t.intersection([t.type({ skill: t.string }), t.partial({ target: t.string, quantity: NumberOrText })]),
    ),
    scope: tasksOfSpell,
    rule: castSkill,
  }),
  readCard: userCommand({ params: t.readonly(t.partial({ card: t.string })), rule: readCard }),
} as const
