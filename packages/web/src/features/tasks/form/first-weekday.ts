type WithWeek = Intl.Locale & { readonly getWeekInfo?: () => { readonly firstDay: number } }

/** The day a week begins with where the language is spoken: 0 is Sunday, 1 Monday. */
export const firstWeekday = (language: string): number => {
  const locale: WithWeek = new Intl.Locale(language).maximize()
  return (locale.getWeekInfo?.().firstDay ?? MONDAY) % 7
}

const MONDAY = 1
