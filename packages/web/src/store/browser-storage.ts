// Texts in the local storage of this browser. A private window or a full storage may refuse: then there is nothing to read
// and writing does nothing. What is stored here is a convenience, never the only copy.

/** The stored text; `null` where there is none. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The stored JSON; `null` also where it is none. */
export const readStoredJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a text, in place of an earlier one. */
export const writeStored = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // refused: see above
  }
}

/** Removes what is stored, if anything. */
export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // refused: see above
  }
}
