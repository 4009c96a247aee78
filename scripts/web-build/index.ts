export { CHUNKS } from './chunks.ts'
export { startPlugin } from './start-plugin.ts'
