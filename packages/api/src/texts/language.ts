import { FALLBACK_LANGUAGE } from './texts.ts'

/** What is known of the language a reader wants, from what counts most to what counts least. Reference, api 1.6. */
export type Wishes = {
  readonly query?: string | undefined
  readonly player?: string | undefined
  readonly header?: string | undefined
}

/** The language to answer in, of those there are. An unknown `?lang=` is English, not the next wish. */
export const languageFor = (languages: ReadonlyArray<string>, { query, player, header }: Wishes): string => {
  if (query !== undefined && query !== '') return known(languages, query) ?? FALLBACK_LANGUAGE
  if (player !== undefined && player !== '') return known(languages, player) ?? FALLBACK_LANGUAGE
  return fromHeader(languages, header ?? '')
}

const known = (languages: ReadonlyArray<string>, wish: string): string | undefined => {
  const plain = (text: string) => text.toLowerCase().replace('-', '_')
  return languages.find((language) => plain(language) === plain(wish))
}

const fromHeader = (languages: ReadonlyArray<string>, header: string): string => {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find(Boolean)
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    const found = known(languages, tag) ?? known(languages, tag.split('-')[0] ?? '')
    if (found !== undefined) return found
  }
  return FALLBACK_LANGUAGE
}
