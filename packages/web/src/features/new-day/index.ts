export { useNewDay } from './use-new-day.ts'
export { YesterdayDialog } from './YesterdayDialog.tsx'
