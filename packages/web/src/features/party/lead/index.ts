export { PartyLead } from './PartyLead.tsx'
