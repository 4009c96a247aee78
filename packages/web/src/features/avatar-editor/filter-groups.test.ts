import { describe, expect, it } from 'vitest'
import type { ChoiceModel } from './choice.ts'
import { filterGroups, NO_FILTER } from './filter-groups.ts'

const choice = (name: string, changes: Partial<ChoiceModel> = {}): ChoiceModel => ({
  id: name,
  name,
  picture: { kind: 'scene', art: {} },
  worn: false,
  wear: { type: 'preference', path: 'background', value: name },
  ...changes,
})

const GROUPS = [
  { id: 'may', title: 'May 2026', choices: [choice('Mill'), choice('Harbour', { earned: 'Comes with 2 check-ins.' })] },
  { id: 'june', title: 'June 2026', choices: [choice('Mill pond')] },
]

const names = (changes: Partial<typeof NO_FILTER>) =>
  filterGroups(GROUPS, { ...NO_FILTER, ...changes }).map(({ choices }) => choices.map(({ name }) => name))

describe('filterGroups', () => {
  it.each([
    [{}, [['Mill', 'Harbour'], ['Mill pond']]],
    [{ search: 'mill' }, [['Mill'], ['Mill pond']]],
    [{ search: 'june' }, [['Mill pond']]],
    [{ ownership: 'owned' as const }, [['Mill'], ['Mill pond']]],
    [{ ownership: 'sold' as const }, [['Harbour']]],
    [{ search: 'anvil' }, []],
  ])('finds for %j %j', (changes, found) => expect(names(changes)).toEqual(found))
})
