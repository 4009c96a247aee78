export { LookingForPartyScreen } from './LookingForPartyScreen.tsx'
export { PartyScreen } from './PartyScreen.tsx'
