export { isDayReportWaiting, seeDayReport } from './see-day-report.ts'
