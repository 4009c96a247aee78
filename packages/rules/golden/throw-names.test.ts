import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../test-kit/index.ts'
import { goldenLines } from './golden-file.ts'
import { playYear } from './player-year.ts'
import { isNamed, throwList, throwsOf } from './throw-names.ts'

const FILE = new URL('./throw-names.golden.txt', import.meta.url)
const FORM = /^[a-z][a-zA-Z]*\.[a-z-]+(\/(\*|[a-z]+))*$/

describe('every throw of the dice', () => {
  const catalogue = loadCatalogue()
  const fallen = throwsOf(catalogue, playYear(catalogue))
  const list = throwList(fallen)
  const actual = list.map(({ name, file }) => `${name.padEnd(34)} ${file}`)

  it('is in the list; a new name gives a new throw, a renamed one throws differently (WRITE_GOLDEN=1 writes the list)', () => {
    expect(actual).toEqual(goldenLines(FILE, actual))
  })

  it('begins with its rule, and what differs from throw to throw comes after a slash', () => {
    expect(list.map(({ name }) => name).filter((name) => !FORM.test(name))).toEqual([])
  })

  it('belongs to one concept: no two share a prefix', () => {
    const owners = Map.groupBy(
      list.filter(({ file }) => file !== '-'),
      ({ name }) => name.split('.')[0],
    )
    const shared = [...owners].filter(([, throws]) => new Set(throws.map(({ file }) => file.split('/')[0])).size > 1)
    expect(shared.map(([prefix]) => prefix)).toEqual([])
  })

  it('falls in a year under a name of the list', () => {
    expect([...fallen].filter((name) => !list.some((each) => isNamed(each.name, name)))).toEqual([])
    expect(fallen.size).toBeGreaterThan(300)
  })
})
