import type { YearlyEvent } from '../content/catalogue.ts'
import type { Instant } from '../kernel/index.ts'

/** An event runs strictly between its ends; one that ends before it starts goes on into the next year. Reference, content facts 6.5. */
export const isRunning = ({ from, until }: YearlyEvent, now: Instant): boolean => {
  const year = new Date(now).getUTCFullYear()
  return [year - 1, year].some((each) => {
    const start = Date.parse(`${each}-${from}`)
    const end = Date.parse(`${each}-${until}`)
    return start < now && now < (end > start ? end : Date.parse(`${each + 1}-${until}`))
  })
}
