import { lateCommands } from '@daykeep/rules/late-commands'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')

const STATIC = /^(?:import|export)\s(?!type\b)[^'"]*?from\s+'(\.[^']+)'/gm
const DYNAMIC = /(withContentLoaded\()?\(\) =>\s*import\('(\.[^']+)'\)/g
const DISPATCHED = /\b(?:dispatch|preview)\(\s*'(\w+)'/g

/** What dispatches such a command only after something that waits for them. */
const WAITS: Readonly<Record<string, string>> = {
  'features/skills/SkillCasting.tsx': 'a skill is chosen in the drawer',
  'features/undo/undo-of.ts': 'acts are recorded by the rules that come then',
}

/** What may run before the rest of the game is loaded: the board, and what no loader makes wait for that. */
const early = (): ReadonlyMap<string, string> => {
  const files = new Map<string, string>()
  const visit = (file: string): void => {
    if (files.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return
    const source = readFileSync(file, 'utf8')
    files.set(file, source)
    const next = [
      ...[...source.matchAll(STATIC)].map(([, path = '']) => path),
      ...[...source.matchAll(DYNAMIC)].flatMap(([, waits, path = '']) => (waits === undefined ? [path] : [])),
    ]
    for (const path of next) visit(join(dirname(file), path))
  }
  for (const entry of ['main.tsx', 'app/signed-in/index.ts']) visit(join(SRC, entry))
  return files
}

describe('the commands that come after the board', () => {
  const files = early()

  it('are looked for in the board and in all that comes without waiting for them', () => {
    const names = [...files.keys()].map((file) => relative(SRC, file))
    expect(names).toContain('features/tasks/screen/TasksScreen.tsx')
    expect(names).toContain('app/signed-in/Overlays.tsx')
    expect(names).not.toContain('features/shops/market/MarketScreen.tsx')
  })

  it('are dispatched only where they are there', () => {
    const tooEarly = [...files].flatMap(([file, source]) =>
      source.includes('prepareUndo()') || Object.hasOwn(WAITS, relative(SRC, file))
        ? []
        : [...source.matchAll(DISPATCHED)].flatMap(([, name = '']) =>
            Object.hasOwn(lateCommands, name) ? [`${relative(SRC, file)}: ${name}`] : [],
          ),
    )
    expect(tooEarly).toEqual([])
  })
})
