export { readStored, writeStored } from './browser-storage.ts'
export { createStore } from './create-store.ts'
export { readStoredJson } from './stored-json.ts'
