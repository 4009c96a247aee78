export { cataloguePlugin } from './catalogue-plugin.ts'
export { CHUNKS } from './chunks.ts'
export { serviceWorkerPlugin } from './service-worker-plugin.ts'
export { startPlugin } from './start-plugin.ts'
