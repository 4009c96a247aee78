import type { UndoneThrows, User } from '../model/index.ts'

/** At most so many undone throws are kept; the oldest go. */
const MAX_UNDONE_THROWS = 100

/** With the throws of an act that is undone. */
export const withUndoneThrows = (user: User, thrown: Readonly<Record<string, number>>): User => {
  const entries = Object.entries(thrown)
  if (entries.length === 0) return user
  const undone: Record<string, ReadonlyArray<number>> = { ...user.undoneThrows }
  for (const [purpose, turn] of entries)
    undone[purpose] = [...(undone[purpose] ?? []), turn].toSorted((one, other) => one - other)
  return { ...user, undoneThrows: newestOf(undone) }
}

const newestOf = (undone: UndoneThrows): UndoneThrows =>
  Object.fromEntries(
    Object.entries(undone)
      .toSorted(([, one], [, other]) => Math.max(...other) - Math.max(...one))
      .slice(0, MAX_UNDONE_THROWS),
  )
