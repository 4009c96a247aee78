import * as E from 'fp-ts/lib/Either.js'
import type { Handler } from '../http/ask.ts'

export const content: Handler = (shell) => async () => E.right({ data: shell.catalogue })
