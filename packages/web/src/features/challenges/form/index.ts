export { CloneChallenge, EditChallenge, NewChallenge } from './ChallengeForms.tsx'
