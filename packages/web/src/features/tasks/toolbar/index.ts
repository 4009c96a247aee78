export { TasksToolbar } from './TasksToolbar.tsx'
export { WantedNote } from './WantedNote.tsx'
