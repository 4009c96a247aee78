import type { Repeat } from '@daykeep/rules/model'

/** What each weekday is called in English and German, whole or short. */
export const dayNames: ReadonlyArray<{ readonly day: keyof Repeat; readonly pattern: string }> = [
  { day: 'm', pattern: 'monday|mon|montag' },
  { day: 't', pattern: 'tuesday|tues|tue|dienstag' },
  { day: 'w', pattern: 'wednesday|wed|mittwoch' },
  { day: 'th', pattern: 'thursday|thurs|thu|donnerstag' },
  { day: 'f', pattern: 'friday|fri|freitag' },
  { day: 's', pattern: 'saturday|sat|samstag|sonnabend' },
  { day: 'su', pattern: 'sunday|sun|sonntag' },
]
