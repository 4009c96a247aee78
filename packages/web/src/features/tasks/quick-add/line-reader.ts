export { toNewTasks } from './new-tasks.ts'
export { QuickAddPreview } from './QuickAddPreview.tsx'
export { readLine } from './read-line.ts'
export { switchMemory } from './switch-memory.ts'
