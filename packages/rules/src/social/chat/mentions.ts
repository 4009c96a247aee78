import type { User } from '../../model/index.ts'

/** Players that one message tells that they were named; further names are only text. Reference, api 2.12. */
export const MOST_MENTIONS = 5

/** Code, links and addresses: names in there call nobody. */
const QUIET = /```[\s\S]*?```|`[^`]*`|\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g
const NAME = /(?<![\w@])@([\w-]{1,20})/g

/** The names that a message calls, in lower case, each once, as far as they count. */
export const mentionedIn = (text: string): ReadonlyArray<string> => {
  const names = [...text.replaceAll(QUIET, ' ').matchAll(NAME)].map(([, name = '']) => name.toLowerCase())
  return [...new Set(names)].slice(0, MOST_MENTIONS)
}

/** Is the player called by one of the names? Only names that were confirmed call anybody. */
export const isMentioned = ({ auth, flags }: User, names: ReadonlyArray<string>): boolean =>
  flags.verifiedUsername && names.includes(auth.local.lowerCaseUsername ?? '')

/** The text with the names that call somebody made into links to their profiles. */
export const withProfileLinks = (text: string, called: ReadonlyArray<User>): string => {
  const ids = new Map(called.map(({ _id, auth }) => [auth.local.lowerCaseUsername ?? '', _id]))
  const link = (whole: string, name: string) => {
    const id = ids.get(name.toLowerCase())
    return id === undefined ? whole : `[@${name}](/profile/${id})`
  }
  const parts: string[] = []
  let from = 0
  for (const quiet of text.matchAll(QUIET)) {
    parts.push(text.slice(from, quiet.index).replaceAll(NAME, link), quiet[0])
    from = quiet.index + quiet[0].length
  }
  return [...parts, text.slice(from).replaceAll(NAME, link)].join('')
}
