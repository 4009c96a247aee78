export { PartyStripScreen } from './PartyStripScreen.tsx'
