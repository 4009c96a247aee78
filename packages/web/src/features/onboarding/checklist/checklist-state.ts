/** Whether the checklist is open, folded, or skipped for good. */
export type ChecklistState = 'open' | 'folded' | 'skipped'

const KEY = 'daykeep.guide'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Stored in this browser. Open if the browser stores nothing. */
export const readChecklistState = (storage: BrowserStorage, userId: string): ChecklistState => {
  const stored = tryStorage(() => storage.getItem(`${KEY}.${userId}`))
  return stored === 'folded' || stored === 'skipped' ? stored : 'open'
}

export const writeChecklistState = (storage: BrowserStorage, userId: string, state: ChecklistState): void => {
  tryStorage(() => storage.setItem(`${KEY}.${userId}`, state))
}

/** Storage throws in browsers that forbid it. */
const tryStorage = <A>(use: () => A): A | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}
