export { useLaterKeys } from './use-later-keys.ts'
