export { toDayReport } from './to-day-report.ts'
export { withStepNoted } from './with-step-noted.ts'
