import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REFUSALS } from './kernel/index.ts'

const PACKAGE = new URL('..', import.meta.url)

/** Files of the package that say which calls there are, not what they answer. */
const LISTS = /conformance\/(endpoints|response-shapes|content-counts)\.json$/
const TABLE = /src\/kernel\/refusals/
const TESTS = /(\.test\.ts|conformance\/.*|test-kit\/.*)$/

const files = ['src', 'conformance', 'test-kit'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, PACKAGE), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|json)$/.test(name) && !LISTS.test(name) && !TABLE.test(name)),
)

/** The words in quotes of all these files, also those with a status behind them (`questNotPending 404`). */
const quoted = (names: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) =>
      [...readFileSync(new URL(name, PACKAGE), 'utf8').matchAll(/['"](\w+)(?: \d{3})?['"]/g)].map(
        ([, word]) => `${word}`,
      ),
    ),
  )

const missingFrom = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const words = quoted(names)
  return Object.keys(REFUSALS).filter((key) => !words.has(key))
}

describe('every refusal', () => {
  it('is answered by a rule: no key is kept that none can produce', () => {
    expect(missingFrom(files.filter((name) => !TESTS.test(name)))).toEqual([])
  })

  it('is expected by a test or an observed case', () => {
    expect(missingFrom(files.filter((name) => TESTS.test(name)))).toEqual([])
  })
})
