export { Challenge } from './challenge.ts'
