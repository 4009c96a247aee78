type WithWeek = Intl.Locale & { readonly getWeekInfo?: () => { readonly firstDay: number } }

const MONDAY = 1

let chosen: number | undefined

/** The player's week begins on this day from now on; where the language does without one. */
export const firstWeekdayBy = (day: number | undefined): void => {
  chosen = day
}

/** The weekday on which the player's week begins; 0 is Sunday. */
export const firstWeekday = (language: string): number => {
  if (chosen !== undefined) return chosen
  const locale: WithWeek = new Intl.Locale(language).maximize()
  return (locale.getWeekInfo?.().firstDay ?? MONDAY) % 7
}
