import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contains, eq, type Filter, gt, lt, not, oneOf } from '../filter.ts'
import { and, type Sort } from '../index.ts'
import { prepareDatabase } from './prepare-database.ts'
import { toSelect } from './sql/to-select.ts'

describe('prepareDatabase', () => {
  let folder: string
  let database: DatabaseSync
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'daykeep-prepare-'))
    database = new DatabaseSync(join(folder, 'test.sqlite'))
  })
  afterEach(() => {
    database.close()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 1],
    ['cache_size', -65536],
    ['wal_autocheckpoint', 64_000],
  ])('sets %s to %s', (name, value) => {
    prepareDatabase(database)
    expect(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})).toEqual([value])
  })

  it('leaves what is there alone when the file is opened again', () => {
    prepareDatabase(database)
    database.exec("INSERT INTO users (id, version, body) VALUES ('ann', 1, '{}')")
    expect(prepareDatabase(database)).toBe(true)
    expect(database.prepare('SELECT count(*) AS total FROM users').get()).toEqual({ total: 1 })
  })

  it('touches no file of a later layout', () => {
    database.exec('PRAGMA user_version = 99')
    expect(prepareDatabase(database)).toBe(false)
    expect(database.prepare('SELECT count(*) AS total FROM sqlite_schema').get()).toEqual({ total: 0 })
  })

  it.each<[string, Parameters<typeof toSelect>[0], Filter]>([
    ['an account by name', 'accounts', eq('usernameLower', 'ann')],
    ['an account by address', 'accounts', eq('emailLower', 'ann@example.org')],
    ["a user's tokens", 'tokens', eq('userId', 'ann')],
    ['accounts by their names', 'accounts', oneOf('usernameLower', ['ann', 'bob'])],
    ["a user's tasks", 'tasks', eq('userId', 'ann')],
    ['a task by alias', 'tasks', and(eq('userId', 'ann'), eq('alias', 'walk'))],
    ['journal entries by age', 'journal', lt('at', 5)],
    ['the journal of a player by its ids', 'journal', and(eq('userId', 'ann'), eq('command', 'startDay'))],
    ['members of a party', 'users', eq('party._id', 'p')],
    ['members of a guild', 'users', contains('guilds', 'g')],
    ['players who are invited to a party', 'users', contains('invitations.parties', 'p', 'id')],
    ['participants of a challenge', 'users', contains('challenges', 'c')],
    ['players who look for a party', 'users', gt('party.seeking', '')],
    ['players whom the hall names', 'users', gt('contributor.level', 0)],
    ['the tasks of a board', 'sharedTasks', eq('group.id', 'g')],
    ['copies of a challenge', 'tasks', eq('challenge.id', 'c')],
    ['public guilds', 'groups', and(eq('type', 'guild'), eq('privacy', 'public'))],
    ['challenges of a group', 'challenges', eq('group', 'g')],
    ['official challenges', 'challenges', eq('official', true)],
    ['the chat of a group', 'messages', eq('groupId', 'g')],
    ['the private messages of a player', 'privateMessages', and(eq('ownerId', 'a'), eq('uuid', 'b'))],
  ])('finds %s by an index, not by reading all', (_, collection, where) => {
    prepareDatabase(database)
    const { text, values } = toSelect(collection, { where })
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values)
    const steps = plan.map((step) => String(step['detail'])).join('\n')
    expect(steps).toMatch(new RegExp(`SEARCH ${collection} USING (COVERING )?INDEX`))
    expect(steps).not.toContain(`SCAN ${collection}`)
  })

  it.each<[string, Sort, string]>([
    ['their members', { path: 'memberCount', order: 'descending' }, 'memberCount'],
    ['their activity', { path: 'activeAt', order: 'descending' }, 'activeAt'],
    ['their names', { path: 'name', order: 'ascending', ignoresCase: true }, 'name'],
  ])('reads public guilds in the order of %s by an index, and sorts ties alone', (_, sort, field) => {
    prepareDatabase(database)
    const where = and(eq('type', 'guild'), eq('privacy', 'public'), not(eq('_id', 'tavern')))
    const { text, values } = toSelect('groups', { where, sort: [sort], skip: 30, limit: 30 })
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values)
    expect(plan.map((step) => String(step['detail']))).toEqual([
      `SEARCH groups USING INDEX groups type+privacy+${field} (<expr>=? AND <expr>=?)`,
      'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    ])
  })

  it('lists guilds by name in a file of the release that compared bytes', () => {
    database.exec(
      'CREATE TABLE groups (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, body TEXT NOT NULL) STRICT',
    )
    const name = `json_extract(body, '$."name"')`
    database.exec(`CREATE INDEX "groups type+privacy+name" ON groups (${name} COLLATE NOCASE)`)
    const insert = database.prepare('INSERT INTO groups (id, version, body) VALUES (?, 1, ?)')
    for (const each of ['Zorn', 'ärzte', 'Besen', 'Æon', 'Arzt', 'Straße', 'Strasse', 'b'])
      insert.run(each, JSON.stringify({ type: 'guild', privacy: 'public', name: each }))
    prepareDatabase(database)
    const { text, values } = toSelect('groups', { sort: [{ path: 'name', order: 'ascending', ignoresCase: true }] })
    const names = ['Æon', 'Arzt', 'ärzte', 'b', 'Besen', 'Strasse', 'Straße', 'Zorn']
    expect(database.prepare(text).all(...values)).toMatchObject(names.map((id) => ({ id })))
  })

  it('finds the journal of one player only, without the index of an earlier release', () => {
    database.exec('CREATE TABLE journal (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER, body TEXT)')
    database.exec(`CREATE INDEX "journal userId" ON journal (json_extract(body, '$."userId"'))`)
    const write = database.prepare('INSERT INTO journal (id, version, body) VALUES (?, 1, ?)')
    for (const userId of ['ann', 'ann0', 'anna', 'bob']) write.run(`${userId}/7`, JSON.stringify({ userId, at: 1 }))
    prepareDatabase(database)
    const { text, values } = toSelect('journal', { where: eq('userId', 'ann') })
    expect(database.prepare(text).all(...values)).toEqual([{ id: 'ann/7' }])
    expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'journal userId'").get()).toBeUndefined()
  })

  it('fills what is held apart in a file that an earlier release wrote', () => {
    for (const name of ['users', 'tasks'])
      database.exec(
        `CREATE TABLE ${name} (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, version INTEGER, body TEXT)`,
      )
    database.exec(`CREATE INDEX "tasks userId+alias" ON tasks (json_extract(body, '$."userId"'))`)
    database.prepare("INSERT INTO tasks (id, version, body) VALUES ('t', 1, ?)").run('{"userId":"ann","type":"habit"}')
    const body = JSON.stringify({ guilds: ['owls'], party: { _id: 'p', order: 'level' } })
    database.prepare('INSERT INTO users (id, version, body) VALUES (?, 1, ?)').run('ann', body)
    prepareDatabase(database)
    for (const where of [eq('party._id', 'p'), contains('guilds', 'owls')]) {
      const { text, values } = toSelect('users', { where })
      expect(database.prepare(text).all(...values)).toMatchObject([{ id: 'ann' }])
    }
    const { text, values } = toSelect('tasks', { where: and(eq('userId', 'ann'), eq('type', 'habit')) })
    expect(database.prepare(text).all(...values)).toMatchObject([{ id: 't' }])
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values)
    expect(String(plan[0]?.['detail'])).toContain('USING INDEX tasks userId+alias')
  })
})
