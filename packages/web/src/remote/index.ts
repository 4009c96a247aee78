export * from './from-wire.ts'
export * from './player-server.ts'
