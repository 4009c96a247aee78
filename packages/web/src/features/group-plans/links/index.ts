export { PlanLinks } from './PlanLinks.tsx'
