/** Whether the checklist is open, folded, or skipped for good. */
export type ChecklistState = 'open' | 'folded' | 'skipped'

const KEY = 'daykeep.guide'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Stored in this browser. Folded if the browser stores nothing: the tasks come first. */
export const readChecklistState = (storage: BrowserStorage, userId: string): ChecklistState => {
  const stored = tryStorage(() => storage.getItem(`${KEY}.${userId}`))
  return stored === 'open' || stored === 'skipped' ? stored : 'folded'
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
