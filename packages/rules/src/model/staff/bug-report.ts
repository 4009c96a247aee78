import * as t from 'io-ts'
import { RequiredText, word } from '../codecs.ts'
import { UserId } from '../keys.ts'

export const BUG_REPORT_STATES = ['open', 'answered', 'closed'] as const
export const BugReportState = word(...BUG_REPORT_STATES)
export type BugReportState = t.TypeOf<typeof BugReportState>

/** What a player told the operator; open until support says otherwise. docs/reference/api.md 2.16. */
export const BugReport = t.readonly(
  t.intersection([
    t.type({
      _id: RequiredText,
      /** Milliseconds since 1970. */
      at: t.number,
      userId: UserId,
      username: t.string,
      email: t.string,
      message: t.string,
      question: t.boolean,
      client: t.string,
    }),
    t.partial({ state: BugReportState }),
  ]),
)
export type BugReport = t.TypeOf<typeof BugReport>
