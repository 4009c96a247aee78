export { PartyStripScreen } from './strip/index.ts'
export { LookingForPartyScreen } from './seekers/index.ts'
export { PartyScreen } from './PartyScreen.tsx'
