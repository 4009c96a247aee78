import { showPath, type Fault } from '../fault.ts'
import type { ReadFile } from '../read-file.ts'

/** Two things of one kind with one key: the second is the fault, and it says where the first stands. */
export const duplicates = (files: ReadonlyArray<ReadFile>): ReadonlyArray<Fault> => {
  const seen = new Map<string, string>()
  const faults: Array<Fault> = []
  for (const { path, things } of files)
    for (const { kind, key, at } of things) {
      const id = `${kind}.${key}`
      const first = seen.get(id)
      if (first === undefined) seen.set(id, `${path} ${showPath(at)}`)
      else faults.push({ level: 'error', file: path, path: at, message: `${kind} "${key}" is there already: ${first}` })
    }
  return faults
}
