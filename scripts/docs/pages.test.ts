import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readText, ROOT, trackedFiles } from './repository.ts'

const MAX_WORDS = 60

describe('docs/glossary.md', () => {
  const rows = readText('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const words = rows.map(([, word = '']) => word)

  it(`has at most ${MAX_WORDS} words`, () => {
    expect(words.length).toBeGreaterThan(0)
    expect(words.length).toBeLessThanOrEqual(MAX_WORDS)
  })

  it('names a word once, in alphabetical order', () => {
    const sorted = [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    expect(words).toEqual(sorted)
  })

  it.each(rows.map(([, word = '', meaning = '']) => [word, meaning]))('says in one sentence what %s is', (_, meaning) =>
    expect(meaning).toMatch(/^[A-Z`][^|]{10,200}\.$/),
  )
})

describe('docs/decisions', () => {
  const records = trackedFiles(['docs/decisions'], /\/\d{3}-[\w-]+\.md$/)
  const index = readText('docs/decisions/README.md')

  it('are numbered without a gap', () =>
    expect(records.map((path) => Number(/\/(\d{3})-/.exec(path)?.[1]))).toEqual(records.map((_, at) => at + 1)))

  it.each(records)('%s is a record, and the index links to it', (path) => {
    const text = readText(path)
    const name = path.replace('docs/decisions/', '')
    const title = /^# (\d{3})\. (.+)$/m.exec(text)
    expect(text).toMatch(/^Status: (?:accepted|replaced by \d{3})$/m)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Decision',
      'Consequences',
    ])
    expect(text.split('\n').length).toBeLessThanOrEqual(30)
    expect(index).toContain(`- [${title?.[1]}](${name}) ${title?.[2]}`)
  })
})

/** A block of code that begins with `// path` quotes that file; `// …` stands for lines left out. */
const quotesIn = (markdown: string): ReadonlyArray<readonly [path: string, lines: ReadonlyArray<string>]> =>
  [...markdown.matchAll(/```\w+\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, path = '', code = '']) => [
    path,
    code
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && line !== '// …'),
  ])

describe('code that a page quotes', () => {
  it('stands in the file it names', () => {
    const missing = trackedFiles(['docs/*.md', '*.md'], /\.md$/).flatMap((page) =>
      quotesIn(readText(page)).flatMap(([path, lines]) => {
        const source = new Set(
          readText(path)
            .split('\n')
            .map((line) => line.trim()),
        )
        return lines.filter((line) => !source.has(line)).map((line) => `${page} quotes ${path}: ${line}`)
      }),
    )
    expect(missing).toEqual([])
  })
})

/** Paths in backquotes: from the root, the page's package or its folder. `NNN`, 2028 and the narwhal stand for what is to be made. */
const pathsIn = (markdown: string): ReadonlyArray<string> =>
  [...markdown.matchAll(/`((?:packages|scripts|docs|src|test|test-kit|e2e|data|locales|art|\.\.)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )

describe('paths that a page names', () => {
  it('are there', () => {
    const missing = trackedFiles(['.'], /\.md$/).flatMap((page) => {
      const from = ['.', dirname(page), page.split('/').slice(0, 2).join('/')]
      return pathsIn(readText(page))
        .filter((path) => !/NNN|2028|narwhal|\.\.\./.test(path))
        .filter((path) => !from.some((folder) => existsSync(join(ROOT, folder, path))))
        .map((path) => `${page} names ${path}`)
    })
    expect(missing).toEqual([])
  })
})
