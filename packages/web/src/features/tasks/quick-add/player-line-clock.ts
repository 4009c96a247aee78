import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { LineClock } from './line-clock.ts'

/** By which the lines of a player are read. */
export const playerLineClock = ({ preferences, tags }: User, now: Instant): LineClock => ({
  language: document.documentElement.lang,
  now,
  timezoneOffset: preferences.timezoneOffset,
  isDayFirst: preferences.dateFormat === 'dd/MM/yyyy',
  tags: tags.map(({ name }) => name),
})
