import { describe, expect, it } from 'vitest'
import { joinSlices, toSlices } from './slices.ts'

const DOCUMENT = {
  quests: { owl: { key: 'owl' }, wolf: undefined },
  gear: { tree: { weapon: ['blade'] }, flat: { 'a"b': 1 } },
  classes: ['healer', 'rogue'],
  empty: {},
}

const textOf = async (...omitted: ReadonlyArray<string>): Promise<unknown> =>
  JSON.parse(Buffer.concat([...joinSlices(await toSlices(DOCUMENT), omitted)]).toString())

describe('content in slices', () => {
  it('is the document when nothing is left out', async () => {
    expect(await textOf()).toEqual(JSON.parse(JSON.stringify(DOCUMENT)))
  })

  it.each([
    ['parts', ['quests', ' classes '], { gear: DOCUMENT.gear, empty: {} }],
    ['parts of parts', ['gear.tree', 'quests'], { gear: { flat: { 'a"b': 1 } }, classes: DOCUMENT.classes, empty: {} }],
    ['all parts of a part', ['gear.tree', 'gear.flat', 'quests', 'classes'], { gear: {}, empty: {} }],
    ['everything', ['gear', 'quests', 'classes', 'empty'], {}],
  ] as const)('leaves out %s', async (_, omitted, remaining) => {
    expect(await textOf(...omitted)).toEqual(remaining)
  })

  it('takes names that nothing has, and entries of lists, for nothing', async () => {
    expect(await textOf('', 'nothing', 'nothing.more', 'classes.0')).toEqual(await textOf())
  })
})
