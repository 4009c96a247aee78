export { FindChallengesScreen, MyChallengesScreen } from './list/ChallengeListScreens.tsx'
export { ChallengeScreen } from './page/ChallengeScreen.tsx'
