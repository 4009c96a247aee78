import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { andThen, type Outcome, outcome } from './rule.ts'

type Entry = Outcome<ReadonlyArray<number>, undefined, string>

/** A step that appends a number to the state and reports it as an event. */
const append =
  (number: number) =>
  (state: ReadonlyArray<number>): Entry => ({ state: [...state, number], report: undefined, events: [`${number}`] })

const run = (start: Entry, steps: ReadonlyArray<(state: ReadonlyArray<number>) => Entry>): Entry =>
  steps.reduce((before, step) => andThen(step)(before), start)

describe('andThen', () => {
  it('keeps every event in order, and the report and message of the first outcome', () => {
    const law = fc.property(fc.array(fc.nat()), (numbers) => {
      const start = { ...outcome<ReadonlyArray<number>>([]), events: [], message: { key: 'unlocked' } }
      const after = run(start, numbers.map(append))
      expect(after).toEqual({ ...start, state: numbers, events: numbers.map(String) })
    })
    fc.assert(law, { examples: [[[]], [[1]], [[1, 1]]] })
  })

  it('chains in any grouping alike', () => {
    const law = fc.property(fc.nat(), fc.nat(), (first, second) => {
      const start: Entry = { state: [], report: undefined, events: [] }
      const grouped = andThen((state: ReadonlyArray<number>) => andThen(append(second))(append(first)(state)))(start)
      expect(run(start, [append(first), append(second)])).toEqual(grouped)
    })
    fc.assert(law, { examples: [[0, 0]] })
  })
})
