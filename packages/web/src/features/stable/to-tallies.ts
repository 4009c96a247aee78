import { isFound, STALL_KINDS, type StallKind, type StallModel } from './stall.ts'
import { statesOf } from './is-shown.ts'
import { STALL_STATES, type StallState } from './view-choices.ts'

/** How many there are, and of how many. */
export type Tally = { readonly count: number; readonly total: number }

export type Tallies = {
  /** Among the chosen kinds. A raised pet counts as found. Reference, screens 4.3. */
  readonly states: Readonly<Record<StallState, Tally>>
  /** Found of each kind that the game has. */
  readonly kinds: ReadonlyArray<Tally & { readonly kind: StallKind }>
}

/** What stands beside the boxes that show and hide parts of the stable. */
export const toTallies = (stalls: ReadonlyArray<StallModel>, kinds: ReadonlyArray<StallKind>): Tallies => {
  const seen = stalls.filter(({ kind }) => kinds.includes(kind))
  const countOf = (state: StallState): number =>
    seen.filter((stall) => (state === 'pets' ? isFound(stall) : statesOf(stall).includes(state))).length
  return {
    states: Object.fromEntries(
      STALL_STATES.map((state) => [state, { count: countOf(state), total: seen.length }]),
    ) as Tallies['states'],
    kinds: STALL_KINDS.flatMap((kind) => {
      const ofKind = stalls.filter((stall) => stall.kind === kind)
      return ofKind.length === 0 ? [] : [{ kind, count: ofKind.filter(isFound).length, total: ofKind.length }]
    }),
  }
}
