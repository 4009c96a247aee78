/** Characters of a reason. */
export const MOST_CHARACTERS = 500
