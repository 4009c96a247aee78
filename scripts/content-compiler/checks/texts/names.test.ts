import { describe, expect, it } from 'vitest'
import { reportOn } from '../../test-kit/report-on.ts'

type Words = { readonly text: string; readonly notes: string }

/** Pieces of special gear, named so; keys are slot and name. */
const called = (words: Readonly<Record<string, Words>>): ReadonlyArray<string> => {
  const items = Object.keys(words).map((key, index) => {
    const [slot, name] = key.split('_special_')
    const template = slot === 'weapon' ? 'sword' : 'robe'
    return { slot, name, art: { template, palette: 'iron', motif: index % 2 === 0 ? 'moon' : 'flame' } }
  })
  return reportOn(
    {
      'data/gear/special/pikes.json': JSON.stringify({ items }),
      'locales/en/content/gear.json': JSON.stringify(words),
    },
    DRAWN,
  )
}

const DRAWN = {
  'weapon template': new Set(['sword']),
  'armor template': new Set(['robe']),
  'shield template': new Set(['robe']),
  palette: new Set(['iron']),
  motif: new Set(['moon', 'flame']),
}

const pike = { text: 'Pike of the north', notes: 'Long.' }
const at = (column: number, path: string) => `locales/en/content/gear.json:1:${column}  ${path}`

describe('the checker of names', () => {
  it('names two things of one name, whatever their case and punctuation', () =>
    expect(
      called({ weapon_special_pike: pike, weapon_special_pole: { text: 'Pike, of the North', notes: 'Tall.' } }),
    ).toEqual([
      `error  ${at(99, 'weapon_special_pole.text')}  "Pike, of the North" is the name of "weapon_special_pike" already`,
    ]))

  it('lets the two blades of a pair share theirs', () =>
    expect(called({ weapon_special_pike: pike, shield_special_pike: pike })).toEqual([]))

  it.each([
    ['says the same words in another order', 'North of the pike'],
    ['has a small word more', 'The pike of the north'],
    ['is two letters away', 'Pike of the noorth'],
  ])('warns of a name that %s', (_, text) =>
    expect(called({ weapon_special_pike: pike, weapon_special_pole: { text, notes: 'Tall.' } })).toEqual([
      `warn   ${at(99, 'weapon_special_pole.text')}  "${text}" is nearly "Pike of the north", the name of "weapon_special_pike"`,
    ]),
  )

  it.each([
    ['a coat and a cap of one set', 'weapon_special_a', 'Toy maker’s coat', 'armor_special_a', 'Toy maker’s cap'],
    ['what differs by a short word', 'weapon_special_a', 'Toy maker’s crown', 'weapon_special_b', 'Toy maker’s gown'],
    ['what is counted', 'weapon_special_a', 'Sixth cake-day coat', 'weapon_special_b', 'Fifth cake-day coat'],
    ['short names', 'weapon_special_a', 'Staff', 'weapon_special_b', 'Stuff'],
  ])('lets %s be', (_, key, text, other, near) =>
    expect(called({ [key]: { text, notes: 'One.' }, [other]: { text: near, notes: 'Other.' } })).toEqual([]),
  )

  it('warns when the same is said of two', () =>
    expect(called({ weapon_special_pike: pike, weapon_special_pole: { text: 'Pole', notes: 'Long' } })).toEqual([
      `warn   ${at(114, 'weapon_special_pole.notes')}  the same is said of "weapon_special_pike"`,
    ]))

  it('warns of names and notes that shout', () =>
    expect(called({ weapon_special_pike: { text: 'Pike', notes: 'Long!' } })).toEqual([
      `warn   ${at(47, 'weapon_special_pike.notes')}  no exclamation marks: the thing itself is enough`,
    ]))
})
