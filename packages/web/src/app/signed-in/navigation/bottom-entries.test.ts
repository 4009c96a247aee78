import { describe, expect, it } from 'vitest'
import { bottomEntries } from './bottom-entries.ts'

const names = (...screens: ReadonlyArray<string>) =>
  bottomEntries((name) => screens.includes(name)).map(({ name }) => name)

describe('the bar at the bottom of phones', () => {
  it('leads to the places one goes to most', () =>
    expect(names('tasks', 'items', 'stable', 'market', 'party')).toEqual(['tasks', 'items', 'stable', 'shops']))

  it('leads nowhere where there is no screen', () =>
    expect(names('tasks', 'items', 'stable', 'party')).toEqual(['tasks', 'items', 'stable', 'party']))
})
