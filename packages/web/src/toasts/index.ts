export type { NewToast, Toast, ToastType } from './toast.ts'
export { type StatChange, toastOfChanges } from './toast-of-changes.ts'
export { type ToastStore, toasts } from './toast-store.ts'
export { ToastCorner } from './ToastCorner.tsx'
