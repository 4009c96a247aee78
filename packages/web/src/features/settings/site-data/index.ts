export { SiteDataScreen } from './SiteDataScreen.tsx'
