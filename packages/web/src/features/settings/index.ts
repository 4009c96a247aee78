export { GeneralSettingsScreen } from './GeneralSettingsScreen.tsx'
