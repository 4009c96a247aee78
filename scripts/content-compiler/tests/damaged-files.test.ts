import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileArt } from '../art/compile-art.ts'
import { compileContent } from '../compile-content.ts'
import { formatReport } from '../format-report.ts'
import type { ContentIssue } from '../issue.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  for (const part of ['data/quests', 'locales/de', 'art/templates']) mkdirSync(join(folder, part), { recursive: true })
  write('art/templates/materials.svg', '<svg viewBox="0 0 1 1"></svg>')
  write('keys.json', '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const link = (path: string, target: string) => {
  rmSync(join(folder, path), { force: true })
  symlinkSync(target, join(folder, path))
}
const nested = (open: string, close: string) => `${open.repeat(50_000)}${close.repeat(50_000)}`

describe('a file that nobody can read', () => {
  it.each<[string, () => void, string]>([
    ['palettes without an end', () => write('art/palettes.json', '{ "gear": '), 'art/palettes.json:1:11 - not JSON'],
    ['moods with a slip', () => write('art/moods.json', '{ x'), 'art/moods.json:1:3 - not JSON'],
    ['eggs that are empty', () => write('data/eggs.json', ''), 'data/eggs.json:1:1 - not JSON'],
    [
      'no drawings',
      () => rmSync(join(folder, 'art/templates'), { recursive: true }),
      'materials.svg:1:1 - the file is missing',
    ],
    ['a link to itself', () => link('data/self.json', 'self.json'), 'data/self.json:1:1 - a symbolic link'],
    ['a link to nowhere', () => link('data/quests/x.json', '/nowhere'), 'data/quests/x.json:1:1 - a symbolic link'],
    ['a link that leads back', () => link('data/quests/loop', '..'), 'data/quests/loop:1:1 - a symbolic link'],
    ['a drawing that is a link', () => link('art/templates/x.svg', 'y'), 'art/templates/x.svg:1:1 - a symbolic link'],
    ['art that is a link', () => link('art/moods.json', 'moods.json'), 'art/moods.json:1:1 - a symbolic link'],
    ['an ending in capitals', () => write('data/quests/owl.JSON', '{}'), 'data/quests/owl.JSON:1:1 - '],
    ['a folder', () => mkdirSync(join(folder, 'data/x.json')), 'data/x.json:1:1 - expected a file, found a folder'],
    ['JSON without a bottom', () => write('data/cards.json', nested('[', ']')), 'more than 100 lists and objects'],
    ['texts without a bottom', () => write('locales/de/messages.json', nested('{"a":', '}')), 'more than 100 lists'],
    ['art without a bottom', () => write('art/species.json', nested('[', ']')), 'more than 100 lists and objects'],
    ['keys that are none', () => write('keys.json', ''), 'keys.json:1:1 - not JSON'],
    ['keys that are gone', () => rmSync(join(folder, 'keys.json')), 'keys.json:1:1 - the file is missing'],
    ['keys that are null', () => write('keys.json', 'null'), 'keys.json:1:1 - expected an object of lists of keys'],
    ['keys of a kind that are null', () => write('keys.json', '{ "gear": null }'), 'gear expected a list of keys'],
  ])('is named with its place: %s', async (_, damage, line) => {
    damage()
    const { issues } = await compileContent(folder)
    const report = formatReport([...issues, ...compileArt(folder).issues])
    expect(report.map((each) => each.replaceAll(/ +/g, ' ')).filter((each) => each.includes(line))).toHaveLength(1)
  })
})

describe('the command line', () => {
  const CLI = fileURLToPath(new URL('../main.ts', import.meta.url))
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [CLI, ...args, '--dir', folder], { encoding: 'utf8' })

  it.each([[['check']], [['new', 'quest', 'pet', 'narwhal']], [['show', 'food', 'Meat']]])(
    '%s of a folder that holds no content says so',
    (args) => {
      rmSync(join(folder, 'art'), { recursive: true })
      expect(run(...args)).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `${folder} is no folder of content: it has no art/\n`,
      })
    },
  )

  it('counts an error of syntax like any other', () => {
    const errors = () => Number(/\ncontent: (\d+) errors?, /.exec(run('check').stdout)?.[1])
    const before = errors()
    write('locales/de/messages.json', '{ "one": "" "two": "" }')
    expect(errors()).toBe(before + 1)
  })
})

describe('a report', () => {
  const wrong = (file: string, count: number): ReadonlyArray<ContentIssue> =>
    Array.from({ length: count }, (_, index) => ({
      severity: 'error',
      file,
      path: [`k${index}`],
      position: { line: index + 1, column: 1 },
      message: 'unknown field',
    }))

  it('has at most fifty lines for a file, and says how many more there are', () => {
    const report = formatReport([...wrong('data/food.json', 120_000), ...wrong('data/market.json', 50)])
    expect(report).toHaveLength(100)
    expect(report[48]).toContain('data/food.json:49:1')
    expect(report[49]).toMatch(/^error +data\/food\.json:50:1 +- +and 119951 more in this file$/)
    expect(report[99]).toContain('k49')
  })
})
