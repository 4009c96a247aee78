import { FALLBACK_LANGUAGE } from './i18n.ts'

/** What is known of a reader's language, from what counts most to what counts least. docs/reference/api.md 1.6. */
export type LanguagePreferences = {
  readonly query?: string | undefined
  readonly player?: string | undefined
  /** The tags of the `Accept-Language` header, the preferred one first. */
  readonly accepted?: ReadonlyArray<string>
}

/** The language of the response. An unknown `?lang=` is English, not the next preference. */
export const chooseLanguage = (
  languages: ReadonlyArray<string>,
  { query, player, accepted = [] }: LanguagePreferences,
): string => {
  if (query !== undefined && query !== '') return findLanguage(languages, query) ?? FALLBACK_LANGUAGE
  if (player !== undefined && player !== '') return findLanguage(languages, player) ?? FALLBACK_LANGUAGE
  const [first = FALLBACK_LANGUAGE] = accepted.flatMap(
    (tag) => findLanguage(languages, tag) ?? findBaseLanguage(languages, tag) ?? [],
  )
  return first
}

/** Tags are compared without regard to case; a hyphen and an underscore are the same. */
const findLanguage = (languages: ReadonlyArray<string>, tag: string): string | undefined => {
  const normalize = (text: string) => text.toLowerCase().replace('-', '_')
  return languages.find((language) => normalize(language) === normalize(tag))
}

/** German for `de-AT`. */
const findBaseLanguage = (languages: ReadonlyArray<string>, tag: string): string | undefined =>
  findLanguage(languages, tag.split('-')[0] ?? '')
