import { describe, expect, it } from 'vitest'
import { hasText } from './index.ts'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Ids that are string literals: `t('common.close')`, but not `t(`titles.${name}`)`. */
const named = Object.entries(sources).flatMap(([file, source]) =>
  [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, id = '']) => [id, file.replace('../', '')] as const),
)

describe('every text that the app names', () => {
  it('is looked for in many places', () => expect(named.length).toBeGreaterThan(50))

  it.each(named)('%s, in %s, is written', (id) => expect(hasText(id)).toBe(true))
})
