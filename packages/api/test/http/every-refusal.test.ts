import { REFUSALS } from '@daykeep/rules/kernel'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SOURCE = new URL('../../src/', import.meta.url)
const TESTS = new URL('../', import.meta.url)

/** Refusals that no request provokes, and why. */
const NOT_OVER_HTTP: Readonly<Record<string, string>> = {
  cardTypeRequired: 'it is a part of the path',
  missingKeyParam: 'it is a part of the path',
  missingTypeParam: 'it is a part of the path',
  typeRequired: 'it is a part of the path',
  chatTemporarilyUnavailable: 'newcomers wait only where an operator says so, for which there is no setting',
  tooManyPasskeys: 'a passkey is made by a ceremony of its own; the limit is that of tokens',
}

const filesIn = (folder: URL): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') || name.endsWith('.csv'))

const read = (folder: URL, names: ReadonlyArray<string>): string =>
  names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** What the API refuses by itself, by the functions that make errors. */
const ownKeys = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(
      /(?:badRequest|notAuthorized|notFound|forbidden|timedOut|unprocessable|tooMany|internal|storeFaulty)\(\s*'(\w+)'/g,
    ),
  ].map(([, key]) => `${key}`)

describe('every refusal', () => {
  const sources = filesIn(SOURCE).filter((name) => !name.endsWith('.test.ts'))
  const tests = filesIn(TESTS).filter((name) => !name.endsWith('every-refusal.test.ts'))
  const keys = new Set([...Object.keys(REFUSALS), ...ownKeys(read(SOURCE, sources))])
  const provoked = new Set([...read(TESTS, tests).matchAll(/\w+/g)].map(([word]) => word))
  const unprovoked = [...keys].filter((key) => !provoked.has(key)).toSorted()

  it('is provoked over HTTP by a test, or says why not', () => {
    expect(unprovoked).toEqual(
      Object.keys(NOT_OVER_HTTP)
        .filter((key) => keys.has(key))
        .toSorted(),
    )
  })

  it('is found where it is made', () => {
    expect(ownKeys("E.left(badRequest('one')), notFound(\n  'two', { id })")).toEqual(['one', 'two'])
    expect(keys.size).toBeGreaterThan(300)
  })
})
