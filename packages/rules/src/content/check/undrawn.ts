import type { Fault } from '../fault.ts'
import type { ReadFile } from '../read-file.ts'

/** Things without `art`: they get a plain picture of their class and tier, so this only looks odd. */
export const undrawn = (files: ReadonlyArray<ReadFile>): ReadonlyArray<Fault> =>
  files.flatMap(({ path, things }) =>
    things
      .filter((thing) => thing.undrawn)
      .map(({ key, at }) => ({ level: 'warn', file: path, path: at, message: `"${key}" has no art` })),
  )
