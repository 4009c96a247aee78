/** Moves the clock of this process; for trying things out. docs/reference/api.md 2.16. */
export type TimeTravel = {
  /** Milliseconds; adds to what was moved before. */
  readonly move: (distance: number) => void
  readonly end: () => void
}

/** A clock that can be moved, and what moves it. */
export const createTimeTravel = (
  clock: () => number,
): { readonly clock: () => number; readonly timeTravel: TimeTravel } => {
  let moved = 0
  return {
    clock: () => clock() + moved,
    timeTravel: {
      move: (distance) => {
        moved += distance
      },
      end: () => {
        moved = 0
      },
    },
  }
}
