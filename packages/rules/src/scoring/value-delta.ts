import { clamp } from '../kernel/index.ts'
import type { Direction } from '../model/index.ts'

/** Deltas are computed from values clamped to this range. docs/reference/rules.md 0.4. */
export const VALUES = { lowest: -47.27, highest: 21.27 } as const

/** The factor by which each point of value changes the delta. docs/reference/rules.md 0.4. */
const CURVE = 0.9747

/** Tolerance of the reverse delta. docs/reference/rules.md 2.3. */
const PRECISION = 0.00001

const stepFrom = (value: number): number => CURVE ** value

const onCurve = (value: number): number => clamp(value, VALUES.lowest, VALUES.highest)

/** The change of a task's value by one score: the lower the value, the larger the change. docs/reference/rules.md 2.3. */
export const forwardDelta = (value: number, direction: Direction): number =>
  direction === 'up' ? stepFrom(onCurve(value)) : -stepFrom(onCurve(value))

/** The change that undoes one score up: back to the value from which a score up leads to this one. docs/reference/rules.md 2.3. */
export const reverseDelta = (value: number): number => {
  const current = onCurve(value)
  let previous = current - stepFrom(current)
  while (Math.abs(current - (previous + stepFrom(previous))) >= PRECISION) previous = current - stepFrom(previous)
  return previous - current
}
