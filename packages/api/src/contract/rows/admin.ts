import { BUG_REPORT_STATES, type BugReportState, Group } from '@daykeep/rules/model'
import * as t from 'io-ts'
import { checkedText, isPresent, oneOfTexts, optionalWord, requiredText, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Page } from '../paging.ts'
import {
  AuditLine,
  BugReport,
  FoundUser,
  Person,
  UserHistory,
  WireBlocker,
  WireCase,
  WireCoupon,
} from '../shapes/index.ts'
import { isEmail } from './accounts.ts'
import { sentFields } from '../sent-fields.ts'

const { get, post, put, remove } = endpointsOf('admin')

const UserParam = t.type({ userId: uuid('heroIdRequired') })
const BlockerParam = t.type({ blockerId: requiredText('blockerIdRequired') })
const BlockerBody = t.partial({
  type: t.unknown,
  value: t.unknown,
  area: t.unknown,
  reason: t.unknown,
  blockSource: t.unknown,
})
const BLOCKER_FIELDS = ['type', 'value', 'area', 'reason', 'blockSource'] as const

/** docs/reference/api.md 2.16 and 2.18. */
export const adminEndpoints = {
  searchUsers: get('/admin/search/:userIdentifier', {
    auth: 'required',
    summary: 'Players by id, e-mail address or the beginning of their username; for support',
    params: t.type({ userIdentifier: requiredText('userIdentifierRequired') }),
    response: t.readonlyArray(FoundUser),
  }),
  userHistory: get('/admin/user/:userId/history', {
    auth: 'required',
    summary: 'The latest armoires, answers to quests and new days of a player; for support',
    params: UserParam,
    response: UserHistory,
  }),
  sendResetLink: post('/admin/user/:userId/reset-password', {
    auth: 'required',
    summary: 'Sends a player the link for a new password, to their own address; for support',
    params: UserParam,
    response: t.type({}),
  }),
  adminGroup: get('/admin/groups/:groupId', {
    auth: 'required',
    summary: 'Any group as it is stored, with its first hundred members; for full access alone',
    params: t.type({ groupId: uuid('groupIdRequired') }),
    response: t.intersection([Group, t.type({ id: t.string, members: t.readonlyArray(Person) })]),
  }),
  deleteMember: remove('/members/:memberId', {
    auth: 'required',
    summary: 'Deletes the account of a player; for support',
    params: t.type({ memberId: uuid('memberIdRequired') }),
    query: t.partial({ deleteAccount: t.string, deleteAmplitude: t.string }),
    response: t.type({}),
  }),
  getBlockers: get('/admin/blockers', {
    auth: 'required',
    summary: 'Whom the site turns away; for access control',
    response: t.readonlyArray(WireBlocker),
  }),
  createBlocker: post('/admin/blockers', {
    auth: 'required',
    summary: 'Blocks an address, an e-mail domain or a client; for access control',
    body: BlockerBody,
    response: WireBlocker,
    shared: { name: 'createBlocker', toParams: ({ body }) => ({ blocker: sentFields(body, BLOCKER_FIELDS) }) },
  }),
  updateBlocker: put('/admin/blockers/:blockerId', {
    auth: 'required',
    summary: 'Changes a blocker; for access control',
    params: BlockerParam,
    body: BlockerBody,
    response: WireBlocker,
    shared: {
      name: 'updateBlocker',
      toParams: ({ params, body }) => ({ blocker: params.blockerId, changes: sentFields(body, BLOCKER_FIELDS) }),
    },
  }),
  liftBlocker: remove('/admin/blockers/:blockerId', {
    auth: 'required',
    summary: 'Lifts a blocker; for access control',
    params: BlockerParam,
    response: WireBlocker,
    shared: { name: 'liftBlocker', toParams: ({ params }) => ({ blocker: params.blockerId }) },
  }),
  getCases: get('/admin/cases', {
    auth: 'required',
    summary: 'What players reported, the latest first; for moderators',
    query: t.intersection([Page, t.partial({ closed: t.string })]),
    response: t.readonlyArray(WireCase),
  }),
  decideCase: post('/admin/cases/:caseId/decide', {
    auth: 'required',
    summary: 'Clears or removes what was reported, and closes its case; for moderators',
    params: t.type({ caseId: requiredText('caseIdRequired') }),
    body: t.partial({ decision: t.unknown, consequence: t.unknown }),
    response: t.type({ id: t.string, open: t.boolean }),
    shared: {
      name: 'decideCase',
      toParams: ({ params, body }) => ({ case: params.caseId, ...sentFields(body, ['decision', 'consequence']) }),
    },
  }),
  moderateMember: post('/admin/user/:userId/moderate', {
    auth: 'required',
    summary: 'Mutes a player, or gives them back their voice; for moderators',
    params: UserParam,
    body: t.partial({ muted: t.unknown, shadowMuted: t.unknown }),
    response: t.type({ muted: t.boolean, shadowMuted: t.boolean }),
    shared: {
      name: 'moderateMember',
      toParams: ({ params, body }) => ({
        member: params.userId.toLowerCase(),
        ...sentFields(body, ['muted', 'shadowMuted']),
      }),
    },
  }),
  getAudit: get('/admin/audit', {
    auth: 'required',
    summary: 'What staff did, the latest first; for support, access control and moderators',
    query: t.intersection([Page, t.partial({ subject: t.string })]),
    response: t.readonlyArray(AuditLine),
  }),
  getBugReports: get('/admin/bug-reports', {
    auth: 'required',
    summary: 'What players told the operator, the latest first; for support',
    query: t.intersection([Page, t.type({ state: optionalWord('invalidBugReportState', ...BUG_REPORT_STATES) })]),
    response: t.readonlyArray(BugReport),
  }),
  updateBugReport: put('/admin/bug-reports/:reportId', {
    auth: 'required',
    summary: 'Says how far support is with a report; for support',
    params: t.type({ reportId: requiredText('bugReportIdRequired') }),
    body: t.type({ state: oneOfTexts('invalidBugReportState', ...BUG_REPORT_STATES) }),
    response: t.type({ id: t.string, state: t.string }),
    shared: {
      name: 'updateBugReport',
      toParams: ({ params, body }) => ({ report: params.reportId, state: body.state as BugReportState }),
    },
  }),
  reportBug: post('/bug-report', {
    auth: 'required',
    summary: 'Tells the operator of a bug, or asks a question',
    body: t.intersection([
      t.type({
        message: requiredText('emptyReportBugMessage'),
        email: checkedText(['missingEmail', isPresent], ['notAnEmail', (text) => isEmail(text.trim())]),
      }),
      t.partial({ question: t.unknown }),
    ]),
    response: t.type({ ok: t.boolean, emailData: t.record(t.string, t.unknown), sendMailResult: t.unknown }),
  }),
  validateCoupon: post('/coupons/validate/:code', {
    auth: 'optional',
    summary: 'Tells whether a code can be redeemed',
    params: t.type({ code: requiredText('couponCodeRequired') }),
    response: t.type({ valid: t.boolean }),
  }),
  enterCoupon: post('/coupons/enter/:code', {
    auth: 'required',
    summary: 'Redeems a code',
    params: t.type({ code: requiredText('couponCodeRequired') }),
    response: t.record(t.string, t.unknown),
    shared: { name: 'enterCoupon', toParams: ({ params }) => ({ code: params.code }) },
  }),
  generateCoupons: post('/coupons/generate/:event', {
    auth: 'required',
    summary: 'Makes codes for an event; for those with the privilege',
    params: t.type({ event: requiredText('eventRequired') }),
    query: t.type({ count: requiredText('countRequired') }),
    response: t.readonlyArray(WireCoupon),
    shared: {
      name: 'generateCoupons',
      toParams: ({ params, query }) => ({ event: params.event, count: query.count }),
    },
  }),
  getCoupons: get('/coupons', {
    auth: 'required',
    summary: 'All codes as a file; for those with the privilege',
    response: t.string,
    file: 'text/csv',
  }),
} as const
