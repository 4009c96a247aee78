// Texts in the storage of this browser. A private window or a full storage may refuse: then there is nothing to read and
// writing does nothing. What is stored here is a convenience, never the only copy.

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

export const writeStored = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // refused: see above
  }
}

export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // refused: see above
  }
}
