import type { Context } from 'koa'

/** Paths whose last part is a secret. */
const SECRET_PATH = /^((?:\/api\/v[34])?\/export\/calendar\/).+$/i

/** The path of a request without what must not be in a log. */
export const loggedPath = ({ path }: Pick<Context, 'path'>): string => path.replace(SECRET_PATH, '$1***')
