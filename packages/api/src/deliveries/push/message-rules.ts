import type { User } from '@daykeep/rules/model'

/** Whether a player wants messages of a kind; a kind that older players have no switch for is on. */
export const wantsPush = ({ preferences: { pushNotifications } }: Pick<User, 'preferences'>, kind: string): boolean =>
  pushNotifications['unsubscribeFromAll'] !== true && pushNotifications[kind] !== false

/** Characters of a line: what a phone shows, and far below the 4 KB that push services take. */
const LINE = 120

/** Whole characters, so that none is cut in two. */
export const shortened = (text: string): string => {
  // no character takes less than one unit of the text; to tell them apart is slow
  if (text.length <= LINE) return text
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return characters.length <= LINE ? text : `${characters.slice(0, LINE - 1).join('')}…`
}
