import { parsePath } from '../../path.ts'

/** A path of the port as SQL. */
export const jsonPath = (path: string): string =>
  `'$${parsePath(path)
    .map((key) => `."${key}"`)
    .join('')}'`
