export { ActsScreen } from './ActsScreen.tsx'
export { undoLastAct } from './undo-last-act.ts'
export { undoneToast } from './undone-toast.ts'
