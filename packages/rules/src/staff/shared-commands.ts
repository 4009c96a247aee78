import * as t from 'io-ts'
import { documentById, type DocumentKind, type DocumentQuery, related } from '../documents/index.ts'
import { LEFT_GROUP, leaver } from '../groups/index.ts'
import { IsoInstant, ownEntry } from '../kernel/index.ts'
import { BLOCKER_AREAS, BLOCKER_TYPES, BugReportState, CouponEvent, word } from '../model/index.ts'
import { paramsOf, sharedCommand, staffCommand } from '../shared-command.ts'
import { createBlocker, liftBlocker, updateBlocker } from './blockers.ts'
import { couponCode, enterCoupon, generateCoupons, MOST_COUPONS } from './coupons.ts'
import { CONSEQUENCES, decideCase, DECISIONS } from './decide-case.ts'
import { moderateMember } from './moderate.ts'
import { createNewsPost, deleteNewsPost, updateNewsPost } from './news.ts'
import { putOffNews, readNews } from './read-news.ts'
import { updateBugReport } from './update-bug-report.ts'
import { updateHero } from './update-hero.ts'

const type = word(...BLOCKER_TYPES)
const blockerOptions = {
  area: word(...BLOCKER_AREAS),
  reason: t.string,
  blockSource: word('administrator', 'system', 'worker'),
}

const news = t.exact(
  t.partial({ title: t.string, text: t.string, credits: t.string, publishDate: IsoInstant, published: t.boolean }),
)

const count = new t.Type<number, number, unknown>(
  'Count',
  (input): input is number => Number.isSafeInteger(input),
  (input, context) => {
    const figure = Number(input)
    return Number.isSafeInteger(figure) && figure >= 1 && figure <= MOST_COUPONS
      ? t.success(figure)
      : t.failure(input, context)
  },
  t.identity,
)

/** What a case is about, by the kind in its id. */
const SUBJECTS: Readonly<Record<string, ReadonlyArray<DocumentKind>>> = {
  message: ['messages'],
  privateMessage: ['privateMessages'],
  profile: ['users', 'reports'],
  challenge: ['challenges'],
}

const subjectOf = (id: string): ReadonlyArray<DocumentQuery> => {
  const [kind = '', subject = ''] = id.split(':')
  return (ownEntry(SUBJECTS, kind) ?? []).map((each) => documentById(each, subject))
}

/** What staff do, and the codes that players redeem. docs/reference/api.md 2.15, 2.16 and 2.18. */
export const staffCommands = {
  updateHero: staffCommand({
    params: paramsOf(
      { hero: t.string },
      {
        changes: t.readonly(t.record(t.string, t.unknown)),
        note: t.string,
        reason: t.string,
        email: t.string,
        newToken: t.boolean,
        resetCron: t.boolean,
        removeFromParty: t.boolean,
        convertToGroupPlan: t.string,
      },
    ),
    reaches: 'planMembers',
    needs: ({ hero, note, removeFromParty, convertToGroupPlan: group }) => [
      documentById('users', hero, ...(removeFromParty === true ? [related('user.party', ...LEFT_GROUP)] : [])),
      ...(removeFromParty === true ? leaver(hero) : []),
      ...(group === undefined ? [] : [documentById('groups', group, 'group.members')]),
      ...(note === undefined ? [] : [documentById('staffNotes', hero)]),
    ],
    rule: updateHero,
  }),
  moderateMember: staffCommand({
    params: paramsOf({ member: t.string }, { muted: t.boolean, shadowMuted: t.boolean }),
    needs: ({ member }) => [documentById('users', member)],
    rule: moderateMember,
  }),
  decideCase: staffCommand({
    params: paramsOf({ case: t.string, decision: word(...DECISIONS) }, { consequence: word(...CONSEQUENCES) }),
    needs: ({ case: id }) => [documentById('cases', id, 'case.author'), ...subjectOf(id)],
    rule: decideCase,
  }),
  updateBugReport: staffCommand({
    params: paramsOf({ report: t.string, state: BugReportState }, {}),
    needs: ({ report }) => [documentById('bugReports', report)],
    rule: updateBugReport,
  }),
  createBlocker: staffCommand({
    params: paramsOf(
      { blocker: t.exact(t.intersection([t.type({ type, value: t.string }), t.partial(blockerOptions)])) },
      {},
    ),
    needs: () => [],
    rule: createBlocker,
  }),
  updateBlocker: staffCommand({
    params: paramsOf(
      { blocker: t.string, changes: t.exact(t.partial({ type, value: t.string, ...blockerOptions })) },
      {},
    ),
    needs: ({ blocker }) => [documentById('blockers', blocker)],
    rule: updateBlocker,
  }),
  liftBlocker: staffCommand({
    params: paramsOf({ blocker: t.string }, {}),
    needs: ({ blocker }) => [documentById('blockers', blocker)],
    rule: liftBlocker,
  }),
  createNewsPost: staffCommand({ params: paramsOf({ post: news }, {}), needs: () => [], rule: createNewsPost }),
  updateNewsPost: staffCommand({
    params: paramsOf({ post: t.string, changes: news }, {}),
    needs: ({ post }) => [documentById('newsPosts', post)],
    rule: updateNewsPost,
  }),
  deleteNewsPost: staffCommand({
    params: paramsOf({ post: t.string }, {}),
    needs: ({ post }) => [documentById('newsPosts', post)],
    rule: deleteNewsPost,
  }),
  readNews: sharedCommand({ params: paramsOf({ post: t.string }, {}), needs: () => [], rule: readNews }),
  putOffNews: sharedCommand({
    params: paramsOf({ post: t.string, title: t.string }, {}),
    needs: () => [],
    rule: putOffNews,
  }),
  generateCoupons: staffCommand({
    params: paramsOf({ event: CouponEvent, count }, {}),
    needs: () => [],
    rule: generateCoupons,
  }),
  enterCoupon: sharedCommand({
    params: paramsOf({ code: t.string }, {}),
    needs: ({ code }) => [documentById('coupons', couponCode(code))],
    rule: enterCoupon,
  }),
} as const
