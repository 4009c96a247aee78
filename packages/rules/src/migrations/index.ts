export { migrate, SCHEMA_VERSION, STEPS, type VersionedKind, withSchemaVersion } from './migrate.ts'

export { replaceRetiredKeys, type RetiredKeys } from './retired-keys/index.ts'
