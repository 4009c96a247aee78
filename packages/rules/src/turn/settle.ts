import type { Catalogue } from '../content/catalogue.ts'
import { type Outcome, outcome } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** What follows of every change of a player, whatever the command. Reference, rules 17 step 4. */
export const settle =
  (_catalogue: Catalogue) =>
  (user: User): Outcome<User, undefined> =>
    outcome(user)
