import { bodyParser } from '@koa/bodyparser'
import type { Middleware } from 'koa'

/** JSON and forms up to 10 MB; an empty body or one of another type is no body. Reference, api 1.2. */
const LIMIT = '10mb'

export const body = (): Middleware =>
  bodyParser({
    enableTypes: ['json', 'form'],
    parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    jsonLimit: LIMIT,
    formLimit: LIMIT,
    onError: (fault) => {
      throw fault
    },
  })
