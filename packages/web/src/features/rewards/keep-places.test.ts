import { describe, expect, it } from 'vitest'
import { keepPlaces } from './keep-places.ts'

const column = ['sword', 'helm', 'shield', 'potion']
const shownAfter = (...columns: ReadonlyArray<ReadonlyArray<string>>) =>
  columns.reduce<ReturnType<typeof keepPlaces> | undefined>(keepPlaces, undefined)?.shown

describe('the places of the rewards', () => {
  it('are those of the column at first', () => expect(shownAfter(column)).toEqual(column))

  it('stay when the next sword comes after the one that was bought', () => {
    const after = ['helm', 'shield', 'potion', 'better sword']
    expect(shownAfter(column, after)).toEqual(['better sword', 'helm', 'shield', 'potion'])
    expect(shownAfter(column, after, after)).toEqual(['better sword', 'helm', 'shield', 'potion'])
  })

  it('close up behind what goes, and make room for what is pinned', () => {
    expect(shownAfter(column, ['sword', 'shield', 'potion'])).toEqual(['sword', 'shield', 'potion'])
    expect(shownAfter(column, ['sword', 'egg', 'helm', 'shield', 'potion'])).toEqual([
      'sword',
      'egg',
      'helm',
      'shield',
      'potion',
    ])
  })

  it('are those of the column again when the player moves something', () => {
    const bought = ['helm', 'shield', 'potion', 'better sword']
    const moved = ['shield', 'helm', 'potion', 'better sword']
    expect(shownAfter(column, bought, moved)).toEqual(moved)
  })
})
