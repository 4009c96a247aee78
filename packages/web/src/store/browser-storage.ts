/**
 * Texts in the storage of this browser. Where a private window or a full storage refuses, there is nothing to read and
 * writing does nothing: what is stored here is a convenience, never the only copy.
 */
export const browserStorage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** The stored JSON; `null` also where it is none. */
  readJson: (key: string): unknown => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
  write: (key: string, text: string): void => {
    try {
      localStorage.setItem(key, text)
    } catch {
      // refused: see above
    }
  },
  writeJson: (key: string, value: unknown): void => browserStorage.write(key, JSON.stringify(value)),
}
