import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { artNames } from '../art/art-names.ts'
import { checkContent, iconsIn } from '../check-content.ts'
import { CONTENT_DIR } from '../sources/paths.ts'
import { allFiles, readContent } from '../sources/read-content.ts'
import { formatReport } from '../format-report.ts'
import { schemaFiles } from '../schemas.ts'

const content = readContent(CONTENT_DIR)
const checked = checkContent(content, artNames(CONTENT_DIR, iconsIn(content)))

describe('the content of this repository', () => {
  it('has no issue, but that something new is not noted yet', () => {
    const issues = checked.issues.filter(
      ({ severity, message }) => severity === 'error' || !/ not noted as /.test(message),
    )
    expect(formatReport(issues, allFiles(content))).toEqual([])
  })

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
