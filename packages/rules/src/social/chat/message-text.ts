/** Characters that a message may have; longer ones are cut. Application specification, section 5. */
export const LONGEST_MESSAGE = 3000

/** A message as it is kept. */
export const messageText = (text: string): string => text.trim().slice(0, LONGEST_MESSAGE)

/** The message without its marks: what a notification or a list shows. */
export const unformatted = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_~`#>]+/g, '')
    .trim()
