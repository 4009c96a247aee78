/** A name that is being typed: from its `@` to the caret. */
export type TypedMention = { readonly from: number; readonly to: number; readonly typed: string }

const BEFORE_CARET = /(?<![\w@])@([\w-]{0,20})$/

/** The mention that the caret stands in, if any. */
export const mentionAt = (text: string, caret: number): TypedMention | undefined => {
  const match = BEFORE_CARET.exec(text.slice(0, caret))
  return match === null ? undefined : { from: match.index, to: caret, typed: match[1] ?? '' }
}

/** The text with the name instead of what was typed, and where the caret goes. */
export const completeMention = (
  text: string,
  { from, to }: TypedMention,
  username: string,
): { readonly text: string; readonly caret: number } => {
  const before = `${text.slice(0, from)}@${username} `
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length }
}

const MOST_SUGGESTIONS = 5

/** The people whose name or username begins with what was typed, names before usernames. */
export const suggestedPeople = <Person extends { readonly name: string; readonly username: string }>(
  people: ReadonlyArray<Person>,
  typed: string,
): ReadonlyArray<Person> => {
  const begins = (text: string): boolean => text.toLowerCase().startsWith(typed.toLowerCase())
  const byName = people.filter(({ name }) => begins(name))
  const byUsername = people.filter((person) => begins(person.username) && !byName.includes(person))
  return [...byName, ...byUsername].slice(0, MOST_SUGGESTIONS)
}
