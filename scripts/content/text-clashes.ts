import type { Fault } from '../../packages/rules/src/content/index.ts'
import type { TextFile } from './read-content.ts'
import { textFileName } from './text-file-name.ts'

/** Message ids begin with the name of a file or kind, so a language has each name once, and each name has a key once. */
export const textClashes = (files: ReadonlyArray<TextFile>): ReadonlyArray<Fault> => {
  const homes = new Map<string, TextFile>()
  const keys = new Map<string, string>()
  return files.flatMap((file): ReadonlyArray<Fault> => {
    const name = nameOf(file.path)
    const first = homes.get(name) ?? file
    homes.set(name, first)
    if (homeOf(first.path) === homeOf(file.path)) return keysThere(keys, file)
    return [
      { level: 'error', file: file.path, path: [], message: `another file of texts has this name: ${first.path}` },
    ]
  })
}

const keysThere = (seen: Map<string, string>, { path, value }: TextFile): ReadonlyArray<Fault> =>
  Object.keys(typeof value === 'object' && value !== null ? value : {}).flatMap((key): ReadonlyArray<Fault> => {
    const id = `${nameOf(path)}.${key}`
    const first = seen.get(id)
    if (key === '//') return []
    seen.set(id, first ?? path)
    if (first === undefined) return []
    return [{ level: 'error', file: path, path: [key], anchor: 'key', message: `these texts are in ${first} already` }]
  })

/** A language and what its messages begin with: `en/gear`. */
const nameOf = (path: string): string => `${path.split('/')[1] ?? ''}/${textFileName(path.replace(/^locales\//, ''))}`

/** The file without its ending, or the folder that a kind's files are in. */
const homeOf = (path: string): string => {
  const parts = path.split('/')
  return (parts[2] === 'content' ? parts.slice(0, 4) : parts).join('/').replace(/\.json$/, '')
}
