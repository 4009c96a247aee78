import { aCatalogue, aGear, aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages } from '../../i18n/index.ts'
import { toPieces } from './to-pieces.ts'

const catalogue = aCatalogue()
type Changes = Parameters<typeof aUser>[0]
type Owned = Readonly<Record<string, boolean>>
const wearer = (owned: Owned, equipped: Readonly<Record<string, string>> = {}, costume = {}, changes: Changes = {}) =>
  aUser({ ...changes, items: { gear: { owned, equipped, costume } } })
const keys = (owned: Owned) => toPieces(catalogue, wearer(owned), 'equipped').map(({ key }) => key)

beforeAll(() => loadMessages(['en'], 'content'))

describe('toPieces', () => {
  it('has owned pieces, without lost and base pieces', () => {
    expect(keys({ weapon_warrior_1: true, weapon_warrior_2: false, weapon_base_0: true })).toEqual(['weapon_warrior_1'])
  })

  it('marks what is worn in the given outfit', () => {
    const user = wearer(
      { weapon_warrior_1: true, weapon_warrior_2: true },
      { weapon: 'weapon_warrior_1' },
      { weapon: 'weapon_warrior_2' },
    )
    const worn = (outfit: 'equipped' | 'costume') =>
      toPieces(catalogue, user, outfit).flatMap((piece) => (piece.worn ? [piece.key] : []))
    expect([worn('equipped'), worn('costume')]).toEqual([['weapon_warrior_1'], ['weapon_warrior_2']])
  })

  it.each([
    ['its own class', 'warrior', [{ attribute: 'str', own: 3, class: 1.5 }]],
    ['another class', 'healer', [{ attribute: 'str', own: 3, class: 0 }]],
  ] as const)('tells what a piece gives to %s', (_, playerClass, bonuses) => {
    const user = wearer({ weapon_warrior_1: true }, {}, {}, { stats: { class: playerClass } })
    expect(toPieces(catalogue, user, 'equipped')[0]?.bonuses).toEqual(bonuses)
  })

  it('has the bonuses of a piece alone, whatever else is worn', () => {
    const user = wearer(
      { weapon_warrior_1: true, head_warrior_1: true },
      { weapon: 'weapon_warrior_1', head: 'head_warrior_1' },
    )
    expect(toPieces(catalogue, user, 'equipped').map(({ bonuses }) => bonuses[0]?.own)).toEqual([3, 2])
  })

  it('assigns seasonal gear to its class', () => {
    const special = { weapon_special_0: true, armor_special_summer2026Mage: true, head_mystery_202601: true }
    expect(toPieces(catalogue, wearer(special), 'equipped').map(({ origin }) => origin)).toEqual([
      'special',
      'wizard',
      'mystery',
    ])
  })

  it('names and describes every piece of the game', () => {
    const whole = loadCatalogue()
    const all = Object.fromEntries(Object.keys(whole.gear).map((key) => [key, true]))
    const pieces = toPieces(whole, wearer(all), 'equipped')
    expect(pieces.length).toBeGreaterThan(100)
    expect(pieces.filter(({ key, name, notes }) => name === key || notes === '')).toEqual([])
  })

  it('marks two-handed weapons', () => {
    const staff = aGear('weapon_wizard_1', { twoHanded: true })
    expect(toPieces(catalogue, wearer({ [staff.key]: true }), 'equipped')[0]?.twoHanded).toBe(true)
  })
})
