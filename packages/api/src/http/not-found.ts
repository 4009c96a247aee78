import type { Context } from 'koa'
import type { Shell } from '../shell.ts'
import { notFound } from './api-error.ts'
import { refuse } from './serve.ts'

/** Paths that are never the web app's. Reference, api 1.1. */
const API = /^\/(?:api|amazon|iap|paypal|stripe|export|email|analytics)(?:\/|$)/i

export const isApiPath = (path: string): boolean => API.test(path)

/** Says that there is no such call; for the first two versions of the API, which one there is instead. */
export const refuseUnknown = (shell: Shell, heard: Context): void => {
  const isRetired = /^\/api\/v[12](?:\/|$)/i.test(heard.path)
  refuse(
    shell,
    heard,
    notFound(isRetired ? 'apiVersionRetired' : 'apiPathNotFound', { path: heard.path.slice(0, 200) }),
  )
}
