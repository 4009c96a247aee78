export { browserStorage } from './browser-storage.ts'
export { createStore } from './create-store.ts'
