export { NotificationSettingsScreen } from './NotificationSettingsScreen.tsx'
