export { TodayScreen } from './today/TodayScreen.tsx'
export { UpcomingScreen } from './upcoming/UpcomingScreen.tsx'
