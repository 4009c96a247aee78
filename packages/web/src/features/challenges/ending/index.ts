export { EndChallenge } from './EndChallenge.tsx'
export { EndChallengeDialog } from './EndChallengeDialog.tsx'
