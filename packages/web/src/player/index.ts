export * from './PlayerProvider.tsx'
export * from './queue.ts'
export * from './store.ts'
