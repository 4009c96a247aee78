import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { mapOf, word } from '../codecs.ts'
import { UserId } from '../keys.ts'

const CASE_KINDS = ['message', 'privateMessage', 'profile', 'challenge'] as const
export const CaseKind = word(...CASE_KINDS)
export type CaseKind = t.TypeOf<typeof CaseKind>

/** What one player said who reported it. */
const Complaint = t.readonly(t.intersection([t.type({ timestamp: IsoInstant }), t.partial({ comment: t.string })]))

/**
 * Something that players reported, as moderators decide on it: `subject` is its id, `text` what it said when it was first reported.
 * docs/decisions/104-reports-are-cases.md.
 */
export const ModerationCase = t.readonly(
  t.intersection([
    t.type({
      _id: t.string,
      kind: CaseKind,
      subject: t.string,
      author: UserId,
      text: t.string,
      complaints: mapOf(UserId, Complaint),
      open: t.boolean,
      createdAt: IsoInstant,
      updatedAt: IsoInstant,
    }),
    t.partial({ group: t.string }),
  ]),
)
export type ModerationCase = t.TypeOf<typeof ModerationCase>
