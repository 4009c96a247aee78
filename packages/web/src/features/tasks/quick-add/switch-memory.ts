import { readStored, writeStored } from '../../../store/index.ts'

const KEY = 'daykeep.quick-add'

/** Whether lines are read in this browser, or stay as they are typed. */
export const switchMemory = {
  isOn: (): boolean => readStored(KEY) !== 'off',
  keep: (on: boolean): void => writeStored(KEY, on ? 'on' : 'off'),
}
