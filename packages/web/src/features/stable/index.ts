export { StableScreen } from './StableScreen.tsx'
