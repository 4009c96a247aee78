export { RewardsScreen } from './RewardsScreen.tsx'
