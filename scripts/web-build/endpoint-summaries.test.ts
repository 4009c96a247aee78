import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withoutSummaries } from './endpoint-summaries.ts'

const CONTRACT = join(import.meta.dirname, '../../packages/api/src/contract')

describe('the rows of the contract in browsers', () => {
  it('keep everything but what they say about themselves', () => {
    const row = `live: get('/live', {\n  auth: 'required',\n  summary: "It's what others do",\n  response: t.string,\n})`
    expect(withoutSummaries(row)).toBe(`live: get('/live', {\n  auth: 'required',\n  \n  response: t.string,\n})`)
  })

  it('may say it of several calls at once', () => {
    expect(withoutSummaries('{ summary: `Gives what was bought in ${store}`,\n  body }')).toBe('{ \n  body }')
  })

  it('have no summary that would be missed', () => {
    const rows = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /rows\/[\w-]+\.ts$/.test(file),
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const file of rows)
      expect(withoutSummaries(readFileSync(join(CONTRACT, file), 'utf8'))).not.toMatch(/\bsummary: *\n? *['"`]/)
  })
})
