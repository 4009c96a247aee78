/** The language that every text falls back to, key by key. */
export const FALLBACK_LANGUAGE = 'en'

/** The first wanted language (BCP 47, `pt-BR`) that has texts, by its whole tag or its main part; else English. */
export const closestLanguage = (wanted: readonly string[], known: readonly string[]): string => {
  for (const tag of wanted) {
    const exact = tag.replaceAll('-', '_')
    const main = exact.split('_')[0] ?? exact
    if (known.includes(exact)) return exact
    if (known.includes(main)) return main
  }
  return FALLBACK_LANGUAGE
}
