export { checkIn } from './check-in.ts'
