export { announceTo } from './announce-to.ts'
