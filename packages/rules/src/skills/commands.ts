import * as t from 'io-ts'
import { playerCommand, userCommand } from '../command.ts'
import { missingOr } from '../decode-params.ts'
import { refusal } from '../kernel/index.ts'
import { CARD_TYPES, Quantity, word } from '../model/index.ts'
import { castSkill } from './cast-skill.ts'
import { readCard } from './read-card.ts'
import { tasksOfSpell } from './tasks-of-spell.ts'

/** docs/reference/api.md 2.4. */
export const skillCommands = {
  castSkill: playerCommand({
    params: t.readonly(
      t.intersection([t.type({ skill: t.string }), t.partial({ target: t.string, quantity: Quantity })]),
    ),
    refuses: { quantity: 'invalidQuantity' },
    scope: tasksOfSpell,
    rule: castSkill,
  }),
  readCard: userCommand({
    params: t.readonly(t.type({ card: word(...CARD_TYPES) })),
    refuses: { card: missingOr('cardTypeRequired', refusal('cardTypeNotAllowed')) },
    rule: readCard,
  }),
} as const
