import * as E from 'fp-ts/lib/Either.js'
import { CHALLENGE_STEPS } from './challenge/index.ts'
import { GROUP_STEPS } from './group/index.ts'
import type { MigrationStep, StoredDocument } from './step.ts'
import { TASK_STEPS } from './task/index.ts'
import { USER_STEPS } from './user/index.ts'

/** The migrations of each kind of document; the first one leads from version 0 to 1. Steps are only appended, never changed. */
export const STEPS = {
  user: USER_STEPS,
  task: TASK_STEPS,
  group: GROUP_STEPS,
  challenge: CHALLENGE_STEPS,
} as const satisfies Readonly<Record<string, ReadonlyArray<MigrationStep>>>

export type VersionedKind = keyof typeof STEPS

/** The field with the schema version of a stored document, 0 if missing. Only stores see it. */
export const SCHEMA_VERSION = 'shape'

/** The error for a document of a later release, which this one can neither read nor overwrite. */
export type NewerSchemaVersion = {
  readonly type: 'newerShape'
  readonly kind: VersionedKind
  readonly version: unknown
}

/** Migrates a stored document to the current schema and removes its version. Stores call it on every read. */
export const migrate = (kind: VersionedKind, stored: StoredDocument): E.Either<NewerSchemaVersion, StoredDocument> => {
  const { [SCHEMA_VERSION]: version = 0, ...document } = stored
  const steps: ReadonlyArray<MigrationStep> = STEPS[kind]
  if (!isVersion(version) || version > steps.length) return E.left({ type: 'newerShape', kind, version })
  return E.right(steps.slice(version).reduce((changed, step) => step(changed), document))
}

/** Adds the current schema version to a document. Stores call it on every write. */
export const withSchemaVersion = (kind: VersionedKind, document: StoredDocument): StoredDocument => ({
  ...document,
  [SCHEMA_VERSION]: STEPS[kind].length,
})

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
