import { asKey, type GroupId } from '../keys.ts'

/** The one group that everybody is in. Application specification, section 9. */
export const TAVERN = asKey<GroupId>('00000000-0000-4000-a000-000000000000')
