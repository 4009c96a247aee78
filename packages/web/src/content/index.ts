export { loadContent, whenContentLoaded, withContentLoaded } from './load-content.ts'
