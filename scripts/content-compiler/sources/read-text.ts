import * as E from 'fp-ts/lib/Either.js'
import { lstatSync, readFileSync } from 'node:fs'

/** The text of a file, or in a designer's words why there is none to read. */
export const readText = (file: string): E.Either<string, string> => {
  try {
    const stats = lstatSync(file)
    if (stats.isSymbolicLink()) return E.left('a symbolic link: put the file itself here')
    if (!stats.isFile()) return E.left('expected a file, found a folder')
    return E.right(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return E.left(code === 'ENOENT' ? 'the file is missing' : `the file cannot be read (${String(code)})`)
  }
}
