export { judgeDailies } from './judge-dailies.ts'
