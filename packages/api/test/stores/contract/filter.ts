import { describe, expect, it } from 'vitest'
import {
  and,
  contains,
  eq,
  exists,
  type Filter,
  gt,
  gte,
  includes,
  type JsonObject,
  lt,
  lte,
  not,
  oneOf,
  or,
} from '../../../src/store/index.ts'
import type { TestStore } from '../store-under-test.ts'
import { insertAll } from './insert-all.ts'

const USERS: Readonly<Record<string, JsonObject>> = {
  a: { level: 1, name: 'ann', tags: ['x', 'y'], flags: { staff: true }, pets: { 'Wolf-Base': 5 } },
  b: { level: 10, name: 'bob', tags: [], flags: { staff: false }, seen: null },
  c: { level: 2.5, name: 'Ann', tags: ['y', 2, null, true], seen: 7 },
  d: { level: '1', name: ['ann'], tags: 'x', flags: [{ staff: true }] },
  e: { name: 'ann\u0000', tags: [['x'], { x: 'x' }], flags: { '0': { staff: true } } },
  f: { level: true, name: null, tags: { x: 'x' }, flags: 'staff' },
}

const FILTERS: readonly (readonly [title: string, filter: Filter, ids: string])[] = [
  ['eq a text', eq('name', 'ann'), 'a'],
  ['eq a number, not the text or the truth of the same look', eq('level', 1), 'a'],
  ['eq a text of digits', eq('level', '1'), 'd'],
  ['eq true', eq('level', true), 'f'],
  ['eq false', eq('flags.staff', false), 'b'],
  ['eq null, which is not a missing field', eq('name', null), 'f'],
  ['eq below a key with a hyphen', eq('pets.Wolf-Base', 5), 'a'],
  ['eq below an object, never inside of an array', eq('flags.staff', true), 'a'],
  ['eq at a key of digits, never at a place', eq('flags.0.staff', true), 'e'],
  ['eq at a field that nobody has', eq('nowhere.at.all', 1), ''],
  ['in texts', oneOf('name', ['ann', 'bob', 'zoe']), 'ab'],
  ['in values of several types', oneOf('level', [1, '1', true, null, 2.5]), 'acdf'],
  ['in null', oneOf('name', [null, 'Ann']), 'cf'],
  ['in nothing', oneOf('name', []), ''],
  ['lt a number', lt('level', 10), 'ac'],
  ['lte a number', lte('level', 10), 'abc'],
  ['gt a number', gt('level', 1), 'bc'],
  ['gte a number', gte('level', 1), 'abc'],
  ['lt a text: capitals first', lt('name', 'ann'), 'c'],
  ['gte a text', gte('name', 'ann'), 'abe'],
  ['gt a text', gt('name', 'ann'), 'be'],
  ['lte a text of digits, no numbers', lte('level', '5'), 'd'],
  ['exists, be it null', exists('seen'), 'bc'],
  ['exists below an object', exists('flags.staff'), 'ab'],
  ['contains a text', contains('tags', 'x'), 'a'],
  ['contains a number', contains('tags', 2), 'c'],
  ['contains null', contains('tags', null), 'c'],
  ['contains true', contains('tags', true), 'c'],
  ['contains, in no array there', contains('name', 'bob'), ''],
  ['contains, at a key of the objects in it', contains('tags', 'x', 'x'), 'e'],
  ['contains nothing at a key that none of them has', contains('tags', 'x', 'y'), ''],
  ['includes, whatever the case of letters', includes('name', 'NN'), 'ace'],
  ['includes nothing in what is no text', includes('level', '1'), 'd'],
  ['includes a sign as it is', includes('name', 'a.'), ''],
  ['not includes', not(includes('name', 'b')), 'acdef'],
  ['and', and(eq('name', 'ann'), eq('level', 1)), 'a'],
  ['and of nothing', and(), 'abcdef'],
  ['or', or(eq('name', 'bob'), contains('tags', 'y')), 'abc'],
  ['or of nothing', or(), ''],
  ['not a comparison, which lets missing and other types through', not(eq('level', 1)), 'bcdef'],
  ['not an ordering', not(gt('level', 1)), 'adef'],
  ['not in', not(oneOf('name', ['ann', null])), 'bcde'],
  ['not exists', not(exists('level')), 'e'],
  ['not contains', not(contains('tags', 'y')), 'bdef'],
  ['not of not', not(not(eq('level', 1))), 'a'],
  ['not and', not(and(exists('level'), lt('level', 10))), 'bdef'],
  [
    'a tree of all of them',
    and(or(eq('level', 10), not(exists('pets'))), not(or(eq('name', null), lt('level', 3)))),
    'bde',
  ],
]

export const filterContract = ({ store }: TestStore): void => {
  describe('a filter', () => {
    it.each(FILTERS)('lets through: %s', async (_, where, ids) => {
      await insertAll(store(), 'users', USERS)
      const documents = await store().find('users', { where })
      expect(documents.map(({ id }) => id).join('')).toBe(ids)
      expect(await store().count('users', where)).toBe(ids.length)
    })

    it('never reads a value as anything but a value', async () => {
      await insertAll(store(), 'users', { a: { name: "' OR 1=1 --" }, b: { name: '$ne' } })
      expect(await store().count('users', eq('name', "' OR 1=1 --"))).toBe(1)
      expect(await store().count('users', oneOf('name', ['"]', '$ne']))).toBe(1)
    })

    it('finds by the entries of a list that is indexed, as it is now', async () => {
      await insertAll(store(), 'users', {
        a: { guilds: ['owls', 'owls', 'moles'], invitations: { guilds: [{ id: 'owls' }, 'moles', { id: 1 }] } },
        b: { guilds: ['owls'], invitations: { guilds: [] } },
        c: { guilds: 'owls' },
        d: { guilds: ['moles'], invitations: { guilds: [{ id: 'moles' }, { id: 'owls' }] } },
      })
      const ids = async (where: Filter) => (await store().find('users', { where })).map(({ id }) => id).join('')
      const inOwls = contains('guilds', 'owls')
      expect(await ids(inOwls)).toBe('ab')
      expect(await ids(contains('invitations.guilds', 'owls', 'id'))).toBe('ad')
      expect(await ids(and(contains('guilds', 'moles'), contains('invitations.guilds', 'owls', 'id')))).toBe('ad')
      expect(await ids(or(inOwls, eq('guilds', 'owls')))).toBe('abc')
      expect(await ids(not(inOwls))).toBe('cd')
      await store().commit([
        { type: 'replace', collection: 'users', id: 'a', version: 1, body: { guilds: ['moles'] } },
        { type: 'replace', collection: 'users', id: 'c', version: 1, body: { guilds: ['owls'] } },
        { type: 'remove', collection: 'users', id: 'b', version: 1 },
      ])
      expect(await ids(inOwls)).toBe('c')
      expect(await ids(contains('invitations.guilds', 'owls', 'id'))).toBe('d')
      expect(await store().count('users', contains('guilds', 'moles'))).toBe(2)
    })

    it('takes a list of a thousand values', async () => {
      await insertAll(store(), 'users', USERS)
      const names = Array.from({ length: 1000 }, (_, n) => `name-${n}`)
      expect(await store().count('users', oneOf('name', [...names, 'ann']))).toBe(1)
    })
  })
}
