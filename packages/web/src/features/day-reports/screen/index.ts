export { DayReportsScreen } from './DayReportsScreen.tsx'
