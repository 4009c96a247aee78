export { GeneralSettingsScreen } from './GeneralSettingsScreen.tsx'
export { SettingsLayout } from './SettingsLayout.tsx'
