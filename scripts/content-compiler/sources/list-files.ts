import { type Dirent, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The paths of all files below a folder whose names have this ending, in the order of the alphabet, with slashes. What is no
 * file, but named like one, and every symbolic link is listed too, so that whoever reads it says so, and so is an ending in
 * capitals, which no kind of file has. Links are not followed.
 */
export const listFiles = (folder: string, ending: string, at = ''): ReadonlyArray<string> => {
  if (at === '' && !existsSync(folder)) return []
  const inside = (entry: Dirent): ReadonlyArray<string> => {
    const path = at === '' ? entry.name : `${at}/${entry.name}`
    if (entry.name.toLowerCase().endsWith(ending) || entry.isSymbolicLink()) return [path]
    return entry.isDirectory() ? listFiles(folder, ending, path) : []
  }
  const paths = readdirSync(join(folder, at), { withFileTypes: true }).flatMap(inside)
  return at === '' ? paths.sort() : paths
}
