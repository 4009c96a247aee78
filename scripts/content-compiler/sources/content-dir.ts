import { statSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['data', 'locales', 'art'] as const

/** Why a folder is no content, in one line for whoever named it; undefined if it is. */
const contentDirError = (contentDir: string): string | undefined => {
  const missing = FOLDERS.filter(
    (name) => statSync(join(contentDir, name), { throwIfNoEntry: false })?.isDirectory() !== true,
  )
  if (missing.length === 0) return undefined
  return `${contentDir} is no folder of content: it has no ${missing.map((name) => `${name}/`).join(' and no ')}`
}

/** Says on the error output what is wrong with the folder that a command was called with, and sets the exit code. */
export const isContentDir = (contentDir: string): boolean => {
  const error = contentDirError(contentDir)
  if (error === undefined) return true
  console.error(error)
  process.exitCode = 1
  return false
}
