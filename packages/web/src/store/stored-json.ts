import { readStored } from './browser-storage.ts'

/** The stored JSON; `null` also where it is none. */
export const readStoredJson = (key: string): unknown => {
  try {
    return JSON.parse(readStored(key) ?? 'null')
  } catch {
    return null
  }
}
