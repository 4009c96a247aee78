import { describe, expect, it } from 'vitest'
import { MISSING_TEXT } from '../i18n/index.ts'
import { pageTitle } from './page-title.ts'
import { type RouteName, ROUTES } from './route-table.ts'

describe('pageTitle', () => {
  it('reads subsection, section, product', () => {
    expect(pageTitle('items')).toBe('Items | Inventory | Daykeep')
    expect(pageTitle('tasks')).toBe('Tasks | Daykeep')
  })

  it('puts a name in the narrowest place', () => {
    expect(pageTitle('challenge', 'Read more')).toBe('Read more | Daykeep')
  })

  it.each(Object.keys(ROUTES) as RouteName[])('has words for %s', (name) => {
    expect(pageTitle(name)).not.toContain(MISSING_TEXT)
  })
})
