import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export type WorkCopy = { readonly folder: string; readonly remove: () => void }

/** What is committed, in a folder of its own, so that no mutant ever stands in the tree. */
export const workCopy = (): WorkCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-mutate-'))
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, folder])
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) symlinkSync(join(ROOT, 'node_modules'), modules, 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
