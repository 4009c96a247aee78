/** What is being typed: a name from its `@`, or an emoji from its `:`, to the caret. */
export type TypedToken = {
  readonly type: 'mention' | 'emoji'
  readonly from: number
  readonly to: number
  readonly typed: string
}

/** What completes it. */
export type Completion = {
  /** What stands in the list, and beside it. */
  readonly label: string
  readonly detail: string
  /** What is put into the text. */
  readonly insert: string
}

const TOKENS = [
  { type: 'mention', before: /(?<![\w@])@([\w-]{0,20})$/ },
  // one letter would open the list at every colon in front of a word
  { type: 'emoji', before: /(?<![\w:]):([\w+-]{2,30})$/ },
] as const

/** The name or emoji that the caret stands in, if any. */
export const tokenAt = (text: string, caret: number): TypedToken | undefined => {
  for (const { type, before } of TOKENS) {
    const match = before.exec(text.slice(0, caret))
    if (match !== null) return { type, from: match.index, to: caret, typed: match[1] ?? '' }
  }
  return undefined
}

/** The text with a completion instead of what was typed, and where the caret goes. */
export const complete = (
  text: string,
  { from, to }: TypedToken,
  { insert }: Completion,
): { readonly text: string; readonly caret: number } => {
  const before = `${text.slice(0, from)}${insert} `
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length }
}

const MOST_CHOICES = 5

/** Someone who can be mentioned. */
export type MentionChoice = { readonly name: string; readonly username: string }

/** The people whose name or username begins with what was typed, names before usernames. */
export const suggestedPeople = (people: ReadonlyArray<MentionChoice>, typed: string): ReadonlyArray<Completion> => {
  const begins = (text: string): boolean => text.toLowerCase().startsWith(typed.toLowerCase())
  const byName = people.filter(({ name }) => begins(name))
  const byUsername = people.filter((person) => begins(person.username) && !byName.includes(person))
  return [...byName, ...byUsername]
    .slice(0, MOST_CHOICES)
    .map(({ name, username }) => ({ label: name, detail: `@${username}`, insert: `@${username}` }))
}

export type Emoji = { readonly emoji: string; readonly names: ReadonlyArray<string> }

/** The emoji with a name that begins with what was typed, then those with a name that contains it. */
export const suggestedEmoji = (all: ReadonlyArray<Emoji>, typed: string): ReadonlyArray<Completion> => {
  const query = typed.toLowerCase()
  const named = all.flatMap(({ emoji, names }) => {
    const name = names.find((each) => each.startsWith(query)) ?? names.find((each) => each.includes(query))
    return name === undefined ? [] : [{ emoji, name }]
  })
  return named
    .toSorted((a, b) => Number(b.name.startsWith(query)) - Number(a.name.startsWith(query)))
    .slice(0, MOST_CHOICES)
    .map(({ emoji, name }) => ({ label: emoji, detail: `:${name}:`, insert: emoji }))
}
