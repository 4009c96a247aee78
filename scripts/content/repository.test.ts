import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artNames } from './art-names.ts'
import { checkContent, iconsIn } from './check-content.ts'
import { CONTENT_DIR } from './content-dir.ts'
import { keysText } from './keys-text.ts'
import { filesOf, readContent } from './read-content.ts'
import { reportOf } from './report.ts'
import { schemaFiles } from './schemas.ts'

const content = readContent(CONTENT_DIR)
const checked = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))

describe('the content of this repository', () => {
  it('has no fault', () => expect(reportOf(checked.faults, filesOf(content))).toEqual([]))

  it('has all its keys noted as released: npm run content:check -- --release', () =>
    expect(content.keys.text).toBe(keysText(checked.released)))

  it.each(schemaFiles())('has a current $name: npm run content:schemas', ({ name, text }) =>
    expect(readFileSync(join(CONTENT_DIR, 'schema', name), 'utf8')).toBe(text),
  )

  it('names in each file the schema of its kind', () => {
    const names = new Set(schemaFiles().map(({ name }) => name))
    for (const { path, value } of content.data) {
      const schema = String((value as { $schema?: string }).$schema)
      expect(schema, path).toMatch(/^(\.\.\/)+schema\/[\w-]+\.schema\.json$/)
      expect(names, path).toContain(schema.split('/').at(-1))
      expect(schema.split('../').length, path).toBe(path.split('/').length)
    }
  })
})
