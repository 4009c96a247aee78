const KEY = 'daykeep.quick-add'

/** Whether lines are read in this browser, or stay as they are typed. */
export const switchMemory = {
  isOn: (): boolean => {
    try {
      return localStorage.getItem(KEY) !== 'off'
    } catch {
      return true
    }
  },
  keep: (on: boolean): void => {
    try {
      localStorage.setItem(KEY, on ? 'on' : 'off')
    } catch {
      // A private window keeps nothing.
    }
  },
}
