export { type DayCount, type Statistics, statisticsOf, type TaskStatistics } from './statistics-of.ts'
