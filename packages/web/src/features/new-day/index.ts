export { useNewDay } from './use-new-day.ts'
