import * as t from 'io-ts'
import { documentById, type DocumentQuery } from '../documents/index.ts'
import { Quantity } from '../model/index.ts'
import { paramsOf, sharedCommand } from '../shared-command.ts'
import { castOnMember } from './cast-on-member.ts'
import { castOnParty } from './cast-on-party.ts'

const cast = paramsOf({ skill: t.string }, { target: t.string, quantity: Quantity })
const refuses = { quantity: 'invalidQuantity' } as const

const party = (_: unknown, actorId: string): ReadonlyArray<DocumentQuery> => [
  documentById('users', actorId, 'user.partyMembers', 'user.newestPartyMessage'),
]

/** Casts that affect other members of the party. docs/reference/api.md 2.4 and 3.12. */
export const sharedSkillCommands = {
  castOnParty: sharedCommand({ params: cast, refuses, needs: party, rule: castOnParty }),
  castOnMember: sharedCommand({ params: cast, refuses, needs: party, rule: castOnMember }),
} as const
