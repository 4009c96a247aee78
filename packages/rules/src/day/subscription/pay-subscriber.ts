import { payMonths } from '../../money/index.ts'
import type { DayStep } from '../day-step.ts'

/** Grants the benefits of the subscription months that began since the last new day. docs/reference/rules.md 3.4 step 4. */
export const paySubscriber: DayStep = (context) => (day) => {
  const { state, events } = payMonths(context.catalogue, context.now)(day.user)
  return state === day.user ? day : { ...day, user: state, events: [...day.events, ...events] }
}
