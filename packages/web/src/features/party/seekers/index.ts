export { LookingForPartyScreen } from './LookingForPartyScreen.tsx'
