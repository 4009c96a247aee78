export const clamp = (value: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, value))

/** To one decimal, ties upwards. */
export const round1 = (value: number): number => Math.round(value * 10) / 10

/** Approaches `most` as `value` grows; half of it is reached at `halfway`. Reference, rules 0.2. */
export const diminishing = (value: number, most: number, halfway: number = most / 2): number =>
  (most * value) / (value + halfway)

export const sum = (values: ReadonlyArray<number>): number => values.reduce((total, value) => total + value, 0)

/** No stored figure grows beyond this. Application specification, section 9. */
export const HIGHEST_FIGURE = 99_999_999
