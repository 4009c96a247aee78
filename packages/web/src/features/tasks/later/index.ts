export { laterItems } from './later-items.ts'
