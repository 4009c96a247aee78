export { readStored, readStoredJson, writeStored } from './browser-storage.ts'
export { createStore } from './create-store.ts'
