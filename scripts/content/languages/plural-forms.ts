/** Whole numbers up to here show every form that a number of a day's play can ask for. */
const MOST = 1000

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const known = new Map<string, ReadonlyArray<string>>()

/**
 * The forms that a language has for whole numbers, as ICU names them: `one` and `other` in German, `one`, `few` and
 * `many` in Polish. Every message has an `other` besides.
 */
export const pluralForms = (language: string, type: 'plural' | 'selectordinal'): ReadonlyArray<string> => {
  const id = `${language}/${type}`
  const found = known.get(id) ?? formsOf(language, type)
  known.set(id, found)
  return found
}

/** Whether people speak a language of this code: `de`, `pt_BR`. */
export const isLanguage = (language: string): boolean => {
  try {
    return Intl.PluralRules.supportedLocalesOf(tagOf(language)).length > 0
  } catch {
    return false
  }
}

const tagOf = (language: string): string => language.replaceAll('_', '-')

const formsOf = (language: string, type: 'plural' | 'selectordinal'): ReadonlyArray<string> => {
  const rules = new Intl.PluralRules(tagOf(language), { type: type === 'plural' ? 'cardinal' : 'ordinal' })
  const numbers = Array.from({ length: MOST }, (_, number) => rules.select(number))
  return ORDER.filter((form) => form === 'other' || numbers.includes(form))
}
