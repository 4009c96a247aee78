export { announceTo } from './announce-to.ts'
export { GameMoments } from './GameMoments.tsx'
