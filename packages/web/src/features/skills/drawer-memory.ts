import { browserStorage } from '../../store/index.ts'

const KEY = 'daykeep.skills'

/** Whether the drawer was left open in this browser. docs/reference/screens.md 19.3. */
export const drawerMemory = {
  isOpen: (): boolean => browserStorage.read(KEY) === 'open',
  keep: (open: boolean): void => browserStorage.write(KEY, open ? 'open' : 'closed'),
}
