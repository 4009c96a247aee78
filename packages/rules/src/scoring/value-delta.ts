import { clamp } from '../kernel/index.ts'
import type { Direction } from '../model/index.ts'

/** Beyond these values a task is worth no more and no less. Reference, rules 0.4. */
export const VALUES = { lowest: -47.27, highest: 21.27 } as const

/** Each point of value makes the next score count for this much of the last. Reference, rules 0.4. */
export const CURVE = 0.9747

/** How near the reverse delta has to come. Reference, rules 2.3. */
const PRECISION = 0.00001

const stepFrom = (value: number): number => CURVE ** value

const onCurve = (value: number): number => clamp(value, VALUES.lowest, VALUES.highest)

/** What a score adds to a task's value: the more red a task, the more. Reference, rules 2.3. */
export const forwardDelta = (value: number, direction: Direction): number =>
  direction === 'up' ? stepFrom(onCurve(value)) : -stepFrom(onCurve(value))

/** The way back to the value from which one score up leads here. Reference, rules 2.3. */
export const reverseDelta = (value: number): number => {
  const here = onCurve(value)
  let back = here - stepFrom(here)
  while (Math.abs(here - (back + stepFrom(back))) >= PRECISION) back = here - stepFrom(back)
  return back - here
}
