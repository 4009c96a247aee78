import { payMonths } from '../money/index.ts'
import type { Step } from './new-day.ts'

/** A subscriber gets what the months brought that began since the last new day. Reference, rules 3.4 step 4. */
export const paySubscriber: Step =
  ({ world }) =>
  (day) => {
    const { state, events } = payMonths(world.catalogue, world.now)(day.user)
    return state === day.user ? day : { ...day, user: state, events: [...day.events, ...events] }
  }
