/** The language of messages that are missing in another one. */
export const FALLBACK_LANGUAGE = 'en'

/** The first preferred language (BCP 47, `pt-BR`) that is available, by its full tag or its language alone; else English. */
export const closestLanguage = (preferred: readonly string[], available: readonly string[]): string => {
  for (const tag of preferred) {
    const exact = tag.replaceAll('-', '_')
    const main = exact.split('_')[0] ?? exact
    if (available.includes(exact)) return exact
    if (available.includes(main)) return main
  }
  return FALLBACK_LANGUAGE
}
