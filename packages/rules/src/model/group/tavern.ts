import { asKey, type GroupId } from '../keys.ts'

/** The id of the group that every player belongs to. docs/reference/application.md 9. */
export const TAVERN = asKey<GroupId>('00000000-0000-4000-A000-000000000000')
