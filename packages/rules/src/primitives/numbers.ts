/** The value, or the end of the closed range that it lies beyond. */
export const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value))

/** Rounds to one decimal, ties upwards. */
export const round1 = (value: number): number => Math.round(value * 10) / 10

/** Approaches `most` as `value` grows; half of it is reached at `halfway`. docs/reference/rules.md 0.2. */
export const diminishing = (value: number, most: number, halfway: number = most / 2): number =>
  (most * value) / (value + halfway)

/** The sum of the values; 0 for none. */
export const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

/** Maximum of any stored figure. docs/reference/application.md 9. */
export const HIGHEST_FIGURE = 99_999_999
