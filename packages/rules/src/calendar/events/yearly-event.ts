import type { YearlyEvent } from '../../catalogue/index.ts'
import { fromIso, type Instant } from '../../kernel/index.ts'

export type Span = { readonly start: Instant; readonly end: Instant }

/**
 * The start and end of an event if it is running now, both exclusive. An event that ends before it starts continues
 * into the next year. docs/reference/content-facts.md 6.5.
 */
export const spanAt = ({ from, until }: Pick<YearlyEvent, 'from' | 'until'>, now: Instant): Span | undefined => {
  const year = new Date(now).getUTCFullYear()
  return [year - 1, year]
    .map((each) => {
      const start = fromIso(`${each}-${from}`)
      const end = fromIso(`${each}-${until}`)
      return { start, end: end > start ? end : fromIso(`${each + 1}-${until}`) }
    })
    .find(({ start, end }) => start < now && now < end)
}

/** Whether an event is on now; the ends themselves are outside. */
export const isRunning = (event: Pick<YearlyEvent, 'from' | 'until'>, now: Instant): boolean =>
  spanAt(event, now) !== undefined
