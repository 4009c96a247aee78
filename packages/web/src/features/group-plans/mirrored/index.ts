export { MirroredTasks } from './MirroredTasks.tsx'
