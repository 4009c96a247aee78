import { existsSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { importRule } from './import-rule.ts'

/**
 * Code in a folder with an `index.ts` is imported from outside by that file alone. Style sheets and chunks of their own
 * are exempt. docs/style.md 6.
 */
export const entryPoints = importRule(({ physicalFilename }) => (specifier, isDynamic) => {
  if (isDynamic || !specifier.startsWith('.') || !/\.tsx?$/.test(specifier)) return undefined
  const target = resolve(dirname(physicalFilename), specifier)
  const entry = closedFolderBetween(physicalFilename, target)
  if (entry === undefined || target === entry) return undefined
  return `Import from ${relative(dirname(physicalFilename), entry)}, the entry point of this folder.`
})

/** The entry point of the outermost folder that holds the target, does not hold the importing file, and has one. */
const closedFolderBetween = (file: string, target: string): string | undefined => {
  const common = sharedFolder(dirname(file), dirname(target))
  const names = relative(common, dirname(target)).split(sep).filter(Boolean)
  let folder = common
  for (const name of names) {
    folder = resolve(folder, name)
    const entry = entryOf(folder)
    if (entry !== undefined && name !== 'src') return entry
  }
  return undefined
}

const sharedFolder = (one: string, other: string): string => {
  let folder = one
  while (folder !== other && !other.startsWith(folder.endsWith(sep) ? folder : folder + sep)) folder = dirname(folder)
  return folder
}

const cache = new Map<string, string | undefined>()

const entryOf = (folder: string): string | undefined => {
  if (!cache.has(folder)) {
    const candidates = ['index.ts', 'index.tsx'].map((name) => resolve(folder, name))
    cache.set(folder, candidates.find(existsSync))
  }
  return cache.get(folder)
}
