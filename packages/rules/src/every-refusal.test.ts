import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { REFUSALS } from './kernel/index.ts'

const PACKAGE = new URL('..', import.meta.url)

/** Files of the package that say which calls there are, not what they answer. */
const LISTS = /conformance\/(endpoints|response-shapes|content-counts)\.json$/
const TABLE = /src\/kernel\/refusals\//
const TESTS = /(\.test\.ts|conformance\/.*|test-kit\/.*)$/
/** This test, which names keys of its own making. */
const ITSELF = /every-refusal\.test\.ts$/

const files = ['src', 'conformance', 'test-kit'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, PACKAGE), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|json)$/.test(name) && ![LISTS, TABLE, ITSELF].some((kind) => kind.test(name))),
)

/** Only what is left at run time: a refusal that a type names is not answered yet. */
const spoken = (name: string, text: string): string =>
  name.endsWith('.ts') ? stripTypeScriptTypes(text).replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '') : text

/** The words in quotes of a file, also those with a status behind them (`questNotPending 404`). */
const quotedIn = (name: string, text: string): ReadonlyArray<string> =>
  [...spoken(name, text).matchAll(/['"](\w+)(?: \d{3})?['"]/g)].map(([, word]) => `${word}`)

const missingFrom = (names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const words = new Set(names.flatMap((name) => quotedIn(name, readFileSync(new URL(name, PACKAGE), 'utf8'))))
  return Object.keys(REFUSALS).filter((key) => !words.has(key))
}

describe('every refusal', () => {
  it('is answered by a rule: no key is kept that none can produce', () => {
    expect(missingFrom(files.filter((name) => !TESTS.test(name)))).toEqual([])
  })

  it('is expected by a test or a conformance case', () => {
    expect(missingFrom(files.filter((name) => TESTS.test(name)))).toEqual([])
  })

  it('is looked for where it counts: neither a type nor a comment is an answer', () => {
    const text = `
      // refuse('inComment')
      type Refusals = 'inType' | 'inUnion'
      const one = (): Answer<'inArgument', never> => refuse('inRule', { by: 1 })
      const two = (it: 'inParameter') => (it ? undefined : 'inGuard 404')
    `
    expect(quotedIn('rule.ts', text)).toEqual(['inRule', 'inGuard'])
  })
})
