import { GEAR_SLOTS } from '@daykeep/rules/model'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INSTANCE } from '@daykeep/rules/pictures'
import { formatReport } from '../format-report.ts'
import { compileArt } from './compile-art.ts'

const CONTENT = fileURLToPath(new URL('../../../packages/content', import.meta.url))

describe('compileArt', () => {
  const { library, issues } = compileArt(CONTENT)

  it('finds no issue in the drawings and the data that we ship', () => {
    expect(formatReport(issues)).toEqual([])
  })

  it('has a drawing for every slot, and the first one of each', () => {
    for (const slot of GEAR_SLOTS) expect(library.gear[slot]).toHaveProperty(library.fallbacks.templates[slot])
  })

  it('gives every material ids of its own and all that it refers to', () => {
    for (const markup of Object.values(library.materials)) {
      const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      const references = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
      expect(ids.every((id) => id?.startsWith(INSTANCE))).toBe(true)
      expect(ids).toEqual(expect.arrayContaining(references))
    }
  })

  it('takes just the icons that are named, not whole collections', () => {
    expect(library.icons).toHaveProperty(['game-icons:fireball', 'body'])
    expect(Object.keys(library.icons).length).toBeLessThan(100)
  })

  it('keeps comments of the data to itself', () => {
    expect(JSON.stringify(library)).not.toContain('"//"')
  })
})

describe('compileArt of content with errors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-art-'))
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')))

  beforeAll(() => {
    cpSync(join(CONTENT, 'art'), join(folder, 'art'), { recursive: true })
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data/food.json'), '{"art":{"icon":"fluent-emoji-flat:potato"}}')
    edit('art/templates/item/gem.svg', (text) => text.replace('class="base o"', 'class="bose o"'))
    edit('art/templates/motif/star.svg', (text) => text.replace('</svg>', ''))
    edit('art/species.json', (text) => text.replace('"body": "sit"', '"body": "sat"'))
    edit('art/icons.json', (text) => text.replace('game-icons:lion', 'game-icons:lyon'))
    writeFileSync(join(folder, 'art/tack.json'), '{ "sets": ')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('tells all of them at once, each with its file and place, and keeps what is sound', () => {
    const { library, issues } = compileArt(folder)
    const lines = formatReport(issues).map((line) => line.replaceAll(/ {2,}/g, '  '))
    expect(lines).toContain('error  art/templates/item/gem.svg:3:22  -  the class "bose" has no paint in art.css')
    expect(lines).toContain('error  art/templates/motif/star.svg:2:1  -  <svg> is never closed')
    expect(lines).toContain('error  art/icons.json:11:5  icons[7]  there is no icon "game-icons:lyon"')
    expect(lines.find((line) => line.includes('species.json'))).toMatch(
      /^error {2}art\/species\.json:4:13 {2}Plain\.body {2}expected a drawn body \(.*\), found "sat" \(did you mean "sit"\?\)$/,
    )
    expect(lines.find((line) => line.includes('tack.json'))).toMatch(/^error {2}art\/tack\.json:1:11 {2}- {2}not JSON/)
    expect(library.templates).toHaveProperty(['avatar/armor/plate'])
    expect(library.icons).toHaveProperty(['fluent-emoji-flat:potato'])
  })
})
