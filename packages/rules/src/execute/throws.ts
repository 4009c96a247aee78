import { roll, type Seed } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** Throws that decide about fortune. Ids are thrown as well, and have to be new each time. */
const OF_FORTUNE = /^(?:armoire|score|skill|revive)\./

/** The seed of a command, and for what was thrown so far with the turn of each throw. */
export type Throwing = { readonly seed: Seed; readonly thrown: () => Readonly<Record<string, number>> }

/**
 * The throws of a player's next command. What was thrown for in an act that is undone falls as it did then: nothing is thrown
 * again by undoing. docs/decisions/114-undo.md.
 */
export const throwingOf = ({ _id, turn, undoneThrows = {} }: User): Throwing => {
  const thrown: Record<string, number> = {}
  const turnOf = (name: string): number => {
    if (!OF_FORTUNE.test(name)) return turn
    const purpose = purposeOf(name)
    return (thrown[purpose] ??= undoneThrows[purpose]?.[0] ?? turn)
  }
  return { seed: (name) => roll(`${_id}/${turnOf(name)}`, name), thrown: () => thrown }
}

/** What is thrown for: the rule, and the subject if it has one. */
const purposeOf = (name: string): string => name.replace(/\.[^/]*/, '')

/** Without the undone throws that have fallen again. */
export const withoutThrown = (user: User, thrown: Readonly<Record<string, number>>): User => {
  if (user.undoneThrows === undefined) return user
  const { undoneThrows, ...others } = user
  if (Object.keys(thrown).every((purpose) => undoneThrows[purpose] === undefined)) return user
  const remaining = Object.entries(undoneThrows).flatMap(([purpose, turns]) => {
    const rest = turns.filter((turn) => turn !== thrown[purpose])
    return rest.length === 0 ? [] : [[purpose, rest] as const]
  })
  return remaining.length === 0 ? others : { ...others, undoneThrows: Object.fromEntries(remaining) }
}
