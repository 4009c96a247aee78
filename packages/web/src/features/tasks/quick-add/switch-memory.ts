import { browserStorage } from '../../../store/index.ts'

const KEY = 'daykeep.quick-add'

/** Whether lines are read in this browser, or stay as they are typed. */
export const switchMemory = {
  isOn: (): boolean => browserStorage.read(KEY) !== 'off',
  keep: (on: boolean): void => browserStorage.write(KEY, on ? 'on' : 'off'),
}
