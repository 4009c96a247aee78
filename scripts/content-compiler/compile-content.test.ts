import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compileContent } from './compile-content.ts'
import { CONTENT_DIR } from './sources/paths.ts'
import { watchContent } from './sources/watch.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const part of ['data', 'locales', 'art', 'keys.json'])
    cpSync(join(CONTENT_DIR, part), join(folder, part), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const market = () => join(folder, 'data/market.json')
const breakMarket = () => writeFileSync(market(), readFileSync(market(), 'utf8').replace('"value"', '"valeu"'))

describe('compileContent', { timeout: 30_000 }, () => {
  it('writes the catalogue and the texts of each part, and nothing when nothing changed', async () => {
    const first = await compileContent(folder)
    expect(first.ok).toBe(true)
    const texts = Object.keys(first.checked.texts).flatMap((language) =>
      ['ui', 'content', 'mail'].map((part) => `texts/${language}/${part}.json`),
    )
    expect(first.changedFiles).toEqual(['catalogue.json', 'art.json', 'paint.json', ...texts])
    expect(texts).toContain('texts/en/content.json')
    expect((await compileContent(folder)).changedFiles).toEqual([])
    expect(JSON.parse(readFileSync(join(folder, 'compiled/catalogue.json'), 'utf8'))).toEqual(first.catalogue)
  })

  it('writes only what a change concerns', async () => {
    await compileContent(folder)
    writeFileSync(market(), readFileSync(market(), 'utf8').replace('25', '26'))
    expect((await compileContent(folder)).changedFiles).toEqual(['catalogue.json'])
  })

  it('writes nothing when there is an error', async () => {
    breakMarket()
    const { ok, changedFiles: written, report } = await compileContent(folder)
    expect({ ok, written }).toEqual({ ok: false, written: [] })
    expect(report.join('\n')).toMatch(/data\/market\.json:4:5 +potion\.valeu +unknown field/)
  })

  it('names every pet and mount', async () => {
    await compileContent(folder)
    const texts = JSON.parse(readFileSync(join(folder, 'compiled/texts/en/content.json'), 'utf8'))
    expect(texts['pets.Fox-CottonCandyPink.text']).toEqual(['Candyfloss Pink Fox'])
    expect(texts['mounts.Owl-Golden.text']).toEqual(['Golden Owl'])
  })
})

describe('content:check', { timeout: 30_000 }, () => {
  const run = (...options: ReadonlyArray<string>): string =>
    execFileSync(process.execPath, [CLI, 'check', '--dir', folder, ...options], { encoding: 'utf8', stdio: 'pipe' })

  it('ends well when there is no error, and tells the counts', () => {
    expect(run('--summary')).toMatch(/\n +\d+ {2}eggs\n/)
  })

  it('tells how much of a language is still to do', () => {
    mkdirSync(join(folder, 'locales/sv'))
    writeFileSync(join(folder, 'locales/sv/refusals.json'), '{ "messageNotEnoughGold": "Inte nog guld." }')
    expect(run('--translated', 'sv', '--languages')).toMatch(/^sv: 1 of \d+ texts, \d+ missing, 0 stale, 0 not noted$/m)
  })

  it('ends with 1 when there is one', () => {
    breakMarket()
    expect(run).toThrow(expect.objectContaining({ status: 1 }))
  })

  it('tells what is wrong with a drawing, and ends with 1', () => {
    writeFileSync(join(folder, 'art/templates/motif/blot.svg'), '<svg>')
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: expect.stringMatching(/^error {2}art\/templates\/motif\/blot\.svg:1:\d/),
      }),
    )
  })
})

describe('watchContent', () => {
  it('wakes for a save, not for what the compiler writes', async () => {
    await compileContent(folder)
    const saved = Promise.withResolvers<void>()
    let calls = 0
    const watcher = watchContent(folder, () => {
      calls += 1
      saved.resolve()
    })
    writeFileSync(join(folder, 'compiled/catalogue.json'), '{}')
    breakMarket()
    await saved.promise
    watcher.close()
    expect(calls).toBe(1)
  })
})

const CLI = fileURLToPath(new URL('./main.ts', import.meta.url))
