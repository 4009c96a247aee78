export { ChallengeTasks } from './ChallengeTasks.tsx'
export { toProgress, type ChallengeTask } from './challenge-task.ts'
export { TaskColumns } from './TaskColumns.tsx'
