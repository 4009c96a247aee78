export { DeveloperId } from './DeveloperId.tsx'
