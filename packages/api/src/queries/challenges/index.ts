export { challengeCsv } from './csv.ts'
export { challengeTasks, getChallenge, groupChallenges } from './get-challenge.ts'
export { challengeMember, challengeMembers } from './participants.ts'
export { userChallenges } from './user-challenges.ts'
