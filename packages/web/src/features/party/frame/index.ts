export { PartyFrame } from './PartyFrame.tsx'
