import type { ContentIssue } from '../issue.ts'
import type { SourceFile } from '../sources/source-file.ts'
import { messagePrefix } from './read-messages.ts'

/** Message ids begin with the name of a file or kind, so a language has each name once, and each name has a key once. */
export const textClashes = (files: ReadonlyArray<SourceFile>): ReadonlyArray<ContentIssue> => {
  const homes = new Map<string, SourceFile>()
  const keys = new Map<string, string>()
  return files.flatMap((file): ReadonlyArray<ContentIssue> => {
    const name = nameOf(file.path)
    const first = homes.get(name) ?? file
    homes.set(name, first)
    if (homeOf(first.path) === homeOf(file.path)) return repeatedKeys(keys, file)
    return [
      { severity: 'error', file: file.path, path: [], message: `another file of texts has this name: ${first.path}` },
    ]
  })
}

const repeatedKeys = (seen: Map<string, string>, { path, value }: SourceFile): ReadonlyArray<ContentIssue> =>
  Object.keys(typeof value === 'object' && value !== null ? value : {}).flatMap((key): ReadonlyArray<ContentIssue> => {
    const id = `${nameOf(path)}.${key}`
    const first = seen.get(id)
    if (key === '//') return []
    seen.set(id, first ?? path)
    if (first === undefined) return []
    return [
      { severity: 'error', file: path, path: [key], anchor: 'key', message: `these texts are in ${first} already` },
    ]
  })

/** A language and what its messages begin with: `en/gear`. */
const nameOf = (path: string): string => `${path.split('/')[1] ?? ''}/${messagePrefix(path.replace(/^locales\//, ''))}`

/** The file without its ending, or the folder that a kind's files are in. */
const homeOf = (path: string): string => {
  const parts = path.split('/')
  return (parts[2] === 'content' ? parts.slice(0, 4) : parts).join('/').replace(/\.json$/, '')
}
