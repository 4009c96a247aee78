export { TimeTravellersScreen } from './TimeTravellersScreen.tsx'
export { toTimeTravellers } from './to-time-travellers.ts'
