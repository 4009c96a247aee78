import * as E from 'fp-ts/lib/Either.js'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILE_KINDS } from '../file-kinds/index.ts'
import { showPath } from '../issue.ts'
import { artNames } from '../art/art-names.ts'
import { CONTENT_DIR } from '../sources/paths.ts'

const DOCS = join(CONTENT_DIR, 'docs')
const all = readdirSync(DOCS).map((name) => ({ name, text: readFileSync(join(DOCS, name), 'utf8') }))
/** Pages of one language (`de-glossary.md`) are for those who write in it. */
const pages = all.filter(({ name }) => !/^[a-z]{2}-/.test(name))
const art = artNames(CONTENT_DIR, new Set())
const kinds = Object.values(FILE_KINDS)

/** Files that a page names, any name where it says `*`. */
const filesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/`data\/([\w/*.-]+\.json)`/g)].map(([, file = '']) => file.replace('*', 'any'))

const kindOf = (file: string) => kinds.find(({ pattern }) => pattern.test(file))

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: ReadonlyArray<Schema>
  readonly anyOf?: ReadonlyArray<Schema>
}

/** Fields of a file and of the entries of its lists; what art and effects hold is for the editor to complete. */
const fieldsOf = ({ properties = {}, items, oneOf = [], anyOf = [] }: Schema): ReadonlyArray<string> => [
  ...Object.entries(properties).flatMap(([field, inner]) => [field, ...(DEEP.has(field) ? [] : fieldsOf(inner))]),
  ...[...(items === undefined ? [] : [items]), ...oneOf, ...anyOf].flatMap(fieldsOf),
]

const DEEP: ReadonlySet<string> = new Set(['art', 'effect'])
/** Not for designers to think about, or said in a sentence. */
const PLAIN: ReadonlySet<string> = new Set(['//', '$schema', 'type', 'tier', 'from', 'until', 'count', 'key', 'share'])

describe('the pages about content', () => {
  it.each(kinds)('tell of $name and of all its fields', ({ pattern, codec }) => {
    const about = pages.filter(({ text }) => filesIn(text).some((file) => pattern.test(file)))
    expect(about.length).toBeGreaterThan(0)
    const words = about.map(({ text }) => text).join('\n')
    const fields = [...new Set(fieldsOf(codec.schema as Schema))].filter((field) => !PLAIN.has(field))
    expect(fields.filter((field) => !words.includes(`\`${field}\``) && !words.includes(`"${field}":`))).toEqual([])
  })

  const examples = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/`data\/([\w/.-]+\.json)`[^`]*```json\n([^`]+)```/g)].map(([, file = '', json = '']) => ({
      name: `${name}: ${file}`,
      file,
      json,
    })),
  )

  it('have many examples', () => expect(examples.length).toBeGreaterThan(10))

  it.each(examples)('have an example that fits, $name', ({ file, json }) => {
    const decoded = kindOf(file)?.codec.decode(JSON.parse(json)) ?? E.left([])
    const issues = E.isLeft(decoded)
      ? decoded.left.map(({ context, message }) => `${showPath(context.map(({ key }) => key))} ${message}`)
      : []
    expect(issues).toEqual([])
    expect(E.isRight(decoded)).toBe(true)
    const links = E.isRight(decoded) ? (kindOf(file)?.codec.links(decoded.right as never, []) ?? []) : []
    const names = links.filter(({ kind }) => kind.startsWith('art:') && kind !== 'art:icon')
    expect(names.filter(({ kind, key }) => art[kind.slice('art:'.length)]?.has(key) !== true)).toEqual([])
  })

  it.each(pages)('say what the checker will say: $name', ({ text }) => {
    expect(text).toContain('## What the checker will say\n')
    expect(text.split('\n').filter((line) => /^(error|warn) /.test(line)).length).toBeGreaterThan(1)
  })

  it('have twenty examples of voice, good and bad', () => {
    const voice = pages.find(({ name }) => name === 'voice.md')?.text ?? ''
    expect(voice.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| no |'))).toHaveLength(20)
  })

  it('are all named by the first page, or by that of languages', () => {
    const readme = readFileSync(join(CONTENT_DIR, 'README.md'), 'utf8')
    const languages = pages.find(({ name }) => name === 'languages.md')?.text ?? ''
    const isNamed = (name: string): boolean => readme.includes(`docs/${name}`) || languages.includes(`(${name})`)
    expect(all.filter(({ name }) => !isNamed(name)).map(({ name }) => name)).toEqual([])
  })
})
