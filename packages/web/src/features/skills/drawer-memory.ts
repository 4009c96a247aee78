import { readStored, writeStored } from '../../store/index.ts'

const KEY = 'daykeep.skills'

/** Whether the drawer was left open in this browser. docs/reference/screens.md 19.3. */
export const drawerMemory = {
  isOpen: (): boolean => readStored(KEY) === 'open',
  keep: (open: boolean): void => writeStored(KEY, open ? 'open' : 'closed'),
}
