import { useOffline } from '../../sync/index.ts'

/** Whether requests that only the server can answer have to wait. */
export const useIsOffline = (): boolean => useOffline() !== undefined
