import { describe, expect, it } from 'vitest'
import { formatReport } from './format-report.ts'
import type { ContentIssue } from './issue.ts'
import { sourceFile } from './sources/source-file.ts'

describe('the report', () => {
  it('tells the first fifty of 120,000 errors of one file, each at its line, before a designer looks elsewhere', () => {
    const names = Array.from({ length: 120_000 }, (_, index) => `Animal${index}`)
    const text = `{\n${names.map((name) => `  "${name}": 1`).join(',\n')}\n}`
    const issues = names.map((name): ContentIssue => {
      const at = { severity: 'error', file: 'data/eggs.json', path: [name], anchor: 'key' } as const
      return { ...at, message: 'unknown field' }
    })
    const lines = formatReport(issues, [sourceFile('data/eggs.json', text)])
    expect(lines).toHaveLength(50)
    expect(lines[48]).toMatch(/^error {2}data\/eggs\.json:50:3 +Animal48 +unknown field$/)
    expect(lines[49]).toMatch(/and 119951 more in this file$/)
  })

  it('counts errors and warnings of a file apart', () => {
    const issue = (severity: ContentIssue['severity'], name: string): ContentIssue => ({
      severity,
      file: 'a.json',
      path: [name],
      message: name,
    })
    const errors = Array.from({ length: 51 }, () => issue('error', 'a'))
    const lines = formatReport([...errors, issue('warn', 'b')], [sourceFile('a.json', '{ "a": 1, "b": 2 }')])
    expect([lines.length, lines[49]?.includes('and 2 more'), lines[50]?.startsWith('warn')]).toEqual([51, true, true])
  })
})
