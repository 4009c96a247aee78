export { TasksToolbar } from './TasksToolbar.tsx'
export { ActiveFilters } from './ActiveFilters.tsx'
