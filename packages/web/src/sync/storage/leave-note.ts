import { readStored, readStoredJson, removeStored, writeStored } from '../../store/index.ts'
import type { PersistedQueue } from './persisted-queue.ts'

type Commands = PersistedQueue['acts']

/**
 * The commands that waited as a page was left. Safari aborts the transaction of a page that it closes or reloads, but what is
 * written here is stored at once.
 */
export const createLeaveNote = (userId: string) => {
  const key = `daykeep.leave.${userId}`
  let known: string | null = null
  return {
    /** What is stored, with the commands that only the note has. */
    addTo: (queue: PersistedQueue): PersistedQueue => {
      known = readStored(key)
      const noted = (readStoredJson(key) ?? []) as Commands
      const isKnown = (key: unknown): boolean => queue.acts.some(({ idempotencyKey }) => idempotencyKey === key)
      const missing = noted.filter(({ idempotencyKey }) => !isKnown(idempotencyKey))
      return { ...queue, acts: [...queue.acts, ...missing] }
    },
    write: (commands: Commands): void => {
      known = JSON.stringify(commands)
      writeStored(key, known)
    },
    /** Removed once the database has it, unless another page has been left since. */
    removeKnown: (): void => {
      if (known !== null && readStored(key) === known) removeStored(key)
      known = null
    },
    remove: (): void => removeStored(key),
  }
}
