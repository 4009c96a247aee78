export { readStored, readStoredJson, removeStored, writeStored } from './browser-storage.ts'
export { createStore } from './create-store.ts'
