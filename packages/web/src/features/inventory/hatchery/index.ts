export { Hatchery } from './Hatchery.tsx'
