export { AboutGroupPlansPage } from './AboutGroupPlansPage.tsx'
