export { TasksScreen } from './screen/TasksScreen.tsx'
