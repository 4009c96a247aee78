const KEY = 'daykeep.skills'

/** Whether the drawer was left open in this browser. docs/reference/screens.md 19.3. */
export const drawerMemory = {
  isOpen: (): boolean => {
    try {
      return localStorage.getItem(KEY) === 'open'
    } catch {
      return false
    }
  },
  keep: (open: boolean): void => {
    try {
      localStorage.setItem(KEY, open ? 'open' : 'closed')
    } catch {
      // A private window keeps nothing.
    }
  },
}
