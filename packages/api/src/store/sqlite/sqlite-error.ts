/** Whether SQLite itself refused, as against a fault in our own code. */
export const isSqliteError = (fault: unknown): fault is Error & { readonly errcode: number } =>
  fault instanceof Error && 'code' in fault && fault.code === 'ERR_SQLITE_ERROR' && 'errcode' in fault

/** SQLITE_CONSTRAINT_UNIQUE. */
const UNIQUE_VIOLATED = 2067

/** The name of the unique index that a write ran into, if that is what happened. SQLite gives it in its message only. */
export const violatedIndex = (fault: unknown): string | undefined =>
  isSqliteError(fault) && fault.errcode === UNIQUE_VIOLATED ? /index '([^']+)'/.exec(fault.message)?.[1] : undefined
