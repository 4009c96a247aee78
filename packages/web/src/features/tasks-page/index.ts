export { TasksPage } from './TasksPage.tsx'
