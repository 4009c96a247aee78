import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../sources/list-files.ts'
import type { Source } from './text-readers.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Where texts are said. */
const FOLDERS = [
  'packages/web/src',
  'packages/api/src',
  'packages/rules/src',
  'scripts/web-build',
  'packages/content/data',
]

/** Tests and stories say texts that the product need not have. */
const NO_PRODUCT = /\.(?:test|stories)\.|fixtures/

/** The code that says texts, and the data whose keys texts are called after, by path in the repository. */
export const readSources = (): ReadonlyArray<Source> =>
  FOLDERS.flatMap((folder) =>
    ['.ts', '.tsx', '.json']
      .flatMap((ending) => listFiles(join(ROOT, folder), ending))
      .filter((path) => !NO_PRODUCT.test(path))
      .map((path) => ({ file: `${folder}/${path}`, text: readFileSync(join(ROOT, folder, path), 'utf8') })),
  )
