import * as fc from 'fast-check'
import { statSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { canonical } from '../canonical.ts'
import type { JsonObject } from '../json.ts'
import { bodyText } from './body-text.ts'
import { prepareDatabase } from './prepare-database.ts'

/** A player whose text fills several pages. */
const aPlayer = (parts: JsonObject): JsonObject => ({
  _id: 'ann',
  preferences: { note: 'x'.repeat(20_000) },
  stats: { gp: 0 },
  ...parts,
})

describe('the text of a body with hot fields', () => {
  const keys = fc.constantFrom('turn', 'stats', 'party', '_id', 'preferences', 'acts', '\ud800', '"')
  const values = fc.oneof(fc.jsonValue(), fc.constantFrom(undefined, Number.NaN, -0, '\udfff'))
  const bodies = fc.dictionary(keys, values) as fc.Arbitrary<JsonObject>

  it('says what the canonical body says, whatever was written before', () => {
    const law = fc.property(bodies, bodies, (one, other) => {
      const next = { ...one, ...other }
      bodyText('users', one)
      expect(JSON.parse(bodyText('users', next, { before: one }))).toEqual(canonical(next))
      expect(JSON.parse(bodyText('users', other, { before: next }))).toEqual(canonical(other))
    })
    fc.assert(law)
  })

  it('leaves out the list that has rows of its own', () => {
    const body = { turn: 1, acts: [1], _id: 'ann' }
    expect(JSON.parse(bodyText('users', body, { list: 'acts' }))).toEqual({ turn: 1, _id: 'ann' })
  })

  it('keeps the rest where it is when hot fields become longer', () => {
    const [before, after] = [aPlayer({ turn: 9, stats: { gp: 1 } }), aPlayer({ turn: 10, stats: { gp: 1.0123456789 } })]
    const [one, other] = [bodyText('users', before), bodyText('users', after, { before })]
    expect(other).toHaveLength(one.length)
    expect(other.indexOf('"preferences"')).toBe(one.indexOf('"preferences"'))
  })
})

it('of a long player only the page with the hot fields is written again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'daykeep-pages-'))
  const database = new DatabaseSync(join(folder, 'store.sqlite'))
  prepareDatabase(database)
  const log = () => statSync(join(folder, 'store.sqlite-wal')).size
  const before = aPlayer({ turn: 1 })
  const insert = 'INSERT INTO users (id, version, first, indexed, body) VALUES (?, ?, ?, ?, ?)'
  database.prepare(insert).run('ann', 5, 3, '{}', bodyText('users', before))
  const size = log()
  const after = aPlayer({ turn: 2, stats: { gp: 12.5 } })
  const update = 'UPDATE users SET version = version + 1, body = ?, first = ? WHERE id = ?'
  database.prepare(update).run(bodyText('users', after, { before }), 4, 'ann')
  const pages = (log() - size) / (4096 + 24)
  database.close()
  rmSync(folder, { recursive: true })
  expect(pages).toBe(1)
})
