/** Maximum length of a message, in characters; longer ones are cut. docs/reference/application.md 5. */
export const LONGEST_MESSAGE = 3000

/** The text of a message as it is stored: trimmed and cut. */
export const messageText = (text: string): string => text.trim().slice(0, LONGEST_MESSAGE)

/** The message without formatting, for notifications and lists. */
export const unformatted = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_~`#>]+/g, '')
    .trim()
