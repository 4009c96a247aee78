export { ContributorsScreen, PatronsScreen } from './HallScreens.tsx'
