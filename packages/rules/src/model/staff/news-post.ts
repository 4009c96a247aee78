import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { RequiredText } from '../codecs.ts'
import { UserId } from '../keys.ts'

/** What staff tell all players. It is seen from its date on, once it is published. docs/reference/api.md 3.7. */
export const NewsPost = t.readonly(
  t.type({
    _id: RequiredText,
    title: t.string,
    text: t.string,
    credits: t.string,
    author: UserId,
    publishDate: IsoInstant,
    published: t.boolean,
    createdAt: IsoInstant,
    updatedAt: IsoInstant,
  }),
)
export type NewsPost = t.TypeOf<typeof NewsPost>
