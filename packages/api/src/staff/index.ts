export { createOperator, GRANTS } from './operator.ts'
export { setWorldBoss } from './world-boss.ts'
import { requirePlayer } from '../core/require-player.ts'
import { getCoupons, validateCoupon } from './coupons.ts'
import { deleteMember } from './delete-member.ts'
import { adminGroup, getHero, heroGroupPlans, heroParty } from './heroes.ts'
import { getLatePayments, settle } from './late-payments.ts'
import { getAudit, getBlockers, getBugReports, getCases } from './lists.ts'
import { readNews, tellMeLater } from './news-of-player.ts'
import { reportBug } from './report-bug.ts'
import { sendResetLink } from './send-reset-link.ts'
import { searchUsers } from './search-users.ts'
import { updateHero } from './update-hero.ts'
import { userHistory } from './user-history.ts'

/** The endpoints of staff that do not merely execute a command. */
export const staffHandlers = {
  getHero: requirePlayer(getHero),
  heroParty: requirePlayer(heroParty),
  heroGroupPlans: requirePlayer(heroGroupPlans),
  adminGroup: requirePlayer(adminGroup),
  deleteMember: requirePlayer(deleteMember),
  updateHero,
  sendResetLink: requirePlayer(sendResetLink),
  searchUsers: requirePlayer(searchUsers),
  userHistory: requirePlayer(userHistory),
  getBlockers: requirePlayer(getBlockers),
  getCases: requirePlayer(getCases),
  getAudit: requirePlayer(getAudit),
  getBugReports: requirePlayer(getBugReports),
  getLatePayments: requirePlayer(getLatePayments),
  settleLatePayment: requirePlayer(settle),
  reportBug: requirePlayer(reportBug),
  readNews,
  tellMeLater,
  validateCoupon,
  getCoupons: requirePlayer(getCoupons),
} as const
