import { toWireUser } from '../../core/wire-documents.ts'
import { withId } from '../../wire/index.ts'
import type { SharedResponseMapper } from './shared-result.ts'

const empty = () => ({})

/** docs/reference/api.md 2.15, 2.16 and 2.18. */
export const staffResponses: {
  readonly [Name in
    | 'createBlocker'
    | 'updateBlocker'
    | 'liftBlocker'
    | 'decideCase'
    | 'updateBugReport'
    | 'moderateMember'
    | 'createNewsPost'
    | 'updateNewsPost'
    | 'deleteNewsPost'
    | 'generateCoupons'
    | 'enterCoupon']: SharedResponseMapper<Name>
} = {
  createBlocker: ({ report }) => withId(report),
  updateBlocker: ({ report }) => withId(report),
  liftBlocker: ({ report }) => withId(report),
  decideCase: ({ report }) => ({ id: report._id, open: report.open }),
  updateBugReport: ({ report: { _id, state = 'open' } }) => ({ id: _id, state }),
  moderateMember: ({ report: { flags } }) => ({
    muted: flags.chatRevoked === true,
    shadowMuted: flags.chatShadowMuted === true,
  }),
  createNewsPost: ({ report }) => withId(report),
  updateNewsPost: ({ report }) => withId(report),
  deleteNewsPost: empty,
  generateCoupons: ({ report }) => report,
  enterCoupon: ({ actor, version }) => toWireUser({ id: actor._id, version, body: actor }),
}
