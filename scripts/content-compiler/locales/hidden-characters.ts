import type { ContentIssue } from '../issue.ts'
import type { LocaleMessages } from './read-messages.ts'

/** Characters that no one sees and that come by copying, and the one that stands for a byte that is no UTF-8. */
const HIDDEN =
  /[\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Texts with a character that is not meant to be there, and texts of blanks alone. */
export const hiddenCharacters = (languages: ReadonlyMap<string, LocaleMessages>): ReadonlyArray<ContentIssue> =>
  [...languages.values()].flatMap((messages) =>
    [...messages.values()].flatMap(({ file, path, text }): ReadonlyArray<ContentIssue> => {
      const found = HIDDEN.exec(text)?.[0]
      if (found !== undefined)
        return [{ severity: 'error', file, path, message: `${nameOf(found)} in ${JSON.stringify(text)}` }]
      return text !== '' && text.trim() === '' ? [{ severity: 'error', file, path, message: 'nothing but blanks' }] : []
    }),
  )

const nameOf = (character: string): string => {
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return character === '\uFFFD' ? `a letter that is no UTF-8 (${code})` : `a character that no one sees (${code})`
}
