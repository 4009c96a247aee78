export { TasksPage } from '../../features/tasks-page/index.ts'
export { loadPlayerSession } from '../player-session/load-player-session.ts'
export { PlayerBottomBar } from './navigation/index.ts'
export { SignedInApp } from './SignedInApp.tsx'
