export { type Done, doneIn } from './done-in.ts'
export { type DayCount, type Statistics, statisticsOf, type TaskStatistics, YEAR } from './statistics-of.ts'
