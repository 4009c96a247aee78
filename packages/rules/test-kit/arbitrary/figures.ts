import * as fc from 'fast-check'

/** A figure with two decimals, as deltas and prices leave them; never a negative zero. */
export const anyFigure = (lowest: number, highest: number): fc.Arbitrary<number> =>
  fc.integer({ min: lowest * 100, max: highest * 100 }).map((hundredths) => hundredths / 100)

export const anyCount = (highest: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: highest })

/** Some of the keys, each with a count. */
export const anyCounts = (keys: ReadonlyArray<string>, highest = 5): fc.Arbitrary<Readonly<Record<string, number>>> =>
  fc
    .subarray([...keys], { maxLength: 6 })
    .chain((some) => fc.record(Object.fromEntries(some.map((key) => [key, anyCount(highest)]))))

/** An instant within some days of another, to the minute. */
export const anyInstantAround = (instant: number, days: number): fc.Arbitrary<number> =>
  fc.integer({ min: -days * 1440, max: days * 1440 }).map((minutes) => instant + minutes * 60_000)

/** One of these, or something else that a client might send. */
export const oneOfOr = (values: ReadonlyArray<string>, other = 'nonsense'): fc.Arbitrary<string> =>
  values.length === 0
    ? fc.constant(other)
    : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: fc.constant(other) })
