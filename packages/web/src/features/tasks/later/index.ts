export { dayAfter, LATER, LONG_DAY, type Later } from './edit-later.ts'
export { useLaterKeys } from './use-later-keys.ts'
