import { isFound, STALL_KINDS, type StallKind, type StallModel } from './stall/stall.ts'
import { statesOf } from './stall/matches-choices.ts'
import { STALL_STATES, type StallState } from './view-choices.ts'

/** How many of how many. */
export type Tally = { readonly count: number; readonly total: number }

export type Tallies = {
  /** By state, of the chosen kinds. A raised pet counts as a pet. docs/reference/screens.md 4.3. */
  readonly states: Readonly<Record<StallState, Tally>>
  /** Found animals, by kind. */
  readonly kinds: ReadonlyArray<Tally & { readonly kind: StallKind }>
}

/** The counts beside the filters. */
export const toTallies = (stalls: ReadonlyArray<StallModel>, kinds: ReadonlyArray<StallKind>): Tallies => {
  const chosen = stalls.filter(({ kind }) => kinds.includes(kind))
  const countOf = (state: StallState): number =>
    chosen.filter((stall) => (state === 'pets' ? isFound(stall) : statesOf(stall).includes(state))).length
  return {
    states: Object.fromEntries(
      STALL_STATES.map((state) => [state, { count: countOf(state), total: chosen.length }]),
    ) as Tallies['states'],
    kinds: STALL_KINDS.flatMap((kind) => {
      const ofKind = stalls.filter((stall) => stall.kind === kind)
      return ofKind.length === 0 ? [] : [{ kind, count: ofKind.filter(isFound).length, total: ofKind.length }]
    }),
  }
}
