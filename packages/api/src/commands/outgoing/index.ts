export { consequencesOf } from './consequences.ts'
export { type Concerned, concernedBy, partyOf } from './concerned.ts'
export { type OutgoingDependencies, outgoingWrites } from './outgoing-writes.ts'
