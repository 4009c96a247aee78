import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  aChallenge,
  aDaily,
  aGroup,
  aHabit,
  anyUser,
  aReward,
  aTodo,
  aUser,
  loadCatalogue,
} from '../../test-kit/index.ts'
import { Challenge, Group, Task, User } from '../model/index.ts'
import { withSchemaVersion, migrate, SCHEMA_VERSION, type VersionedKind, STEPS } from './migrate.ts'
import type { StoredDocument } from './step.ts'

const KINDS = Object.keys(STEPS) as ReadonlyArray<VersionedKind>

const CODECS: Readonly<Record<VersionedKind, t.Decoder<unknown, unknown>>> = {
  user: User,
  task: Task,
  group: Group,
  challenge: Challenge,
}

/** Documents of today, as they are read from JSON. */
const TODAY: Readonly<Record<VersionedKind, ReadonlyArray<StoredDocument>>> = {
  user: [asRead(aUser())],
  task: [aHabit(), aDaily(), aTodo(), aReward()].map(asRead),
  group: [asRead(aGroup('party'))],
  challenge: [asRead(aChallenge('walks'))],
}

/** What each kind could lack, or have otherwise, before its first step. */
const AT_FIRST: Readonly<Record<VersionedKind, (document: StoredDocument) => StoredDocument>> = {
  user: ({ turn: _turn, lastCommand: _last, invitations: _asked, ...user }) => ({
    ...user,
    newMessages: { group: 3 },
    webhooks: [{ id: 'hook', url: 'https://example.org' }, {}],
    invitations: { guilds: [], parties: [{}], party: {} },
  }),
  task: ({ challenge: _challenge, group: _group, ...task }) => task,
  group: ({ managers: _managers, categories: _categories, cron: _cron, purchased: _plan, ...group }) => group,
  challenge: ({ flags: _flags, flagCount: _count, categories: _categories, ...challenge }) => challenge,
}

describe('migrate', () => {
  it.each(KINDS)('makes of a %s of the first days one that is read today', (kind) => {
    for (const document of TODAY[kind]) {
      const old = AT_FIRST[kind](document)
      expect(E.isRight(CODECS[kind].decode(old))).toBe(false)
      const migrated = migrate(kind, old)
      expect(E.isRight(migrated) && E.isRight(CODECS[kind].decode(migrated.right)), JSON.stringify(migrated)).toBe(true)
    }
  })

  it.each(KINDS)('counts a %s without a mark as version 0, and leaves one of today as it is all the same', (kind) => {
    for (const document of TODAY[kind]) expect(migrate(kind, document)).toStrictEqual(E.right(document))
  })

  it.each(KINDS)('takes the mark off a %s of today, and no step', (kind) => {
    const document = withSchemaVersion(kind, { anything: 1 })
    expect(document).toEqual({ anything: 1, [SCHEMA_VERSION]: STEPS[kind].length })
    expect(migrate(kind, document)).toStrictEqual(E.right({ anything: 1 }))
  })

  it.each(KINDS)('takes only the steps that a %s has not behind it', (kind) => {
    const last = STEPS[kind].length - 1
    expect(migrate(kind, { [SCHEMA_VERSION]: last })).toStrictEqual(E.right(STEPS[kind][last]?.({})))
  })

  it.each([STEPS.user.length + 1, -1, 0.5, 'two', null])(
    'reads nothing of a shape that it does not know: %s',
    (version) => {
      expect(migrate('user', { [SCHEMA_VERSION]: version })).toEqual(
        E.left({ type: 'newerShape', kind: 'user', version }),
      )
    },
  )

  it('never changes what was written by the rules of today, marked or not', () => {
    const law = fc.property(anyUser(loadCatalogue()), (user) => {
      const document = asRead(user)
      expect(migrate('user', document)).toStrictEqual(E.right(document))
      expect(migrate('user', withSchemaVersion('user', document))).toStrictEqual(E.right(document))
    })
    fc.assert(law, { numRuns: 60, examples: [[aUser()]] })
  })
})

function asRead(document: unknown): StoredDocument {
  return JSON.parse(JSON.stringify(document)) as StoredDocument
}
