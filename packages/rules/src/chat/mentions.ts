import type { User } from '../model/index.ts'

/** How many players one message can mention; further names stay plain text. docs/reference/api.md 2.12. */
const MAX_MENTIONS = 5

/** Code, links and addresses, in which names mention nobody. */
const QUIET = /```[\s\S]*?```|`[^`]*`|\[[^\]]*\]\([^)]*\)|https?:\/\/\S+/g
const NAME = /(?<![\w@])@([\w-]{1,20})/g

/** The names that a message mentions, in lower case and without duplicates, up to the limit. */
export const mentionedIn = (text: string): ReadonlyArray<string> => {
  const names = [...text.replaceAll(QUIET, ' ').matchAll(NAME)].map(([, name = '']) => name.toLowerCase())
  return [...new Set(names)].slice(0, MAX_MENTIONS)
}

/** Is the player mentioned by one of the names? Only confirmed usernames count. */
export const isMentioned = ({ auth, flags }: User, names: ReadonlyArray<string>): boolean =>
  flags.verifiedUsername && names.includes(auth.local.lowerCaseUsername ?? '')

/** The text with mentions of these players turned into links to their profiles. */
export const withProfileLinks = (text: string, mentionedUsers: ReadonlyArray<User>): string => {
  const ids = new Map(mentionedUsers.map(({ _id, auth }) => [auth.local.lowerCaseUsername ?? '', _id]))
  const link = (mention: string, name: string) => {
    const id = ids.get(name.toLowerCase())
    return id === undefined ? mention : `[@${name}](/profile/${id})`
  }
  const parts: string[] = []
  let from = 0
  for (const quiet of text.matchAll(QUIET)) {
    parts.push(text.slice(from, quiet.index).replaceAll(NAME, link), quiet[0])
    from = quiet.index + quiet[0].length
  }
  return [...parts, text.slice(from).replaceAll(NAME, link)].join('')
}
