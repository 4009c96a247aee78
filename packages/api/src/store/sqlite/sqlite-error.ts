/** Whether an error comes from SQLite, not from our own code. */
export const isSqliteError = (error: unknown): error is Error & { readonly errcode: number } =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR' && 'errcode' in error

/** SQLITE_CONSTRAINT_UNIQUE. */
const UNIQUE_VIOLATED = 2067

/** The unique index that a write violated, if any. SQLite names it in the message only. */
export const violatedIndex = (error: unknown): string | undefined =>
  isSqliteError(error) && error.errcode === UNIQUE_VIOLATED ? /index '([^']+)'/.exec(error.message)?.[1] : undefined
