import type { CollectionName } from '../../src/store/index.ts'
import type * as t from 'io-ts'
import { accountCodecs } from './account-codecs.ts'
import { documentCodecs } from './document-codecs.ts'
import { moneyCodecs } from './money-codecs.ts'
import { workCodecs } from './work-codecs.ts'

/** What a document of each collection is today. */
export const STORED_BODIES: Readonly<Record<CollectionName, t.Mixed>> = {
  ...accountCodecs,
  ...documentCodecs,
  ...moneyCodecs,
  ...workCodecs,
}
