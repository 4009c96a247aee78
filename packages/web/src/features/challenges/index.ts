export { BrokenTask } from './broken/BrokenTask.tsx'
export { FindChallengesScreen, MyChallengesScreen } from './list/ChallengeListScreens.tsx'
export { GroupChallenges } from './of-group/GroupChallenges.tsx'
export { ChallengeScreen } from './page/ChallengeScreen.tsx'
