/** Whole numbers up to here show every form that a number of a day's play can ask for. */
const LARGEST_NUMBER = 1000

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

const cache = new Map<string, ReadonlyArray<string>>()

/**
 * The forms that a language has for whole numbers, as ICU names them: `one` and `other` in German, `one`, `few` and
 * `many` in Polish. Every message has an `other` besides.
 */
export const pluralForms = (language: string, type: 'plural' | 'selectordinal'): ReadonlyArray<string> => {
  const id = `${language}/${type}`
  const found = cache.get(id) ?? formsOf(language, type)
  cache.set(id, found)
  return found
}

/** Whether a language has this code: `de`, `pt_BR`. */
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
  const numbers = Array.from({ length: LARGEST_NUMBER }, (_, number) => rules.select(number))
  return ORDER.filter((form) => form === 'other' || numbers.includes(form))
}
