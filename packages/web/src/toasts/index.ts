export type { NewToast, StatChange } from './toast.ts'
export { signedAmount, statChangeToast } from './stat-change-toast.ts'
export { type ToastStore, toasts } from './toast-store.ts'
export { ToastRegion } from './ToastRegion.tsx'
