export { TaskCard, type TaskCardActions } from './TaskCard.tsx'
export { type TaskCardModel, toTaskCard } from './to-task-card.ts'
