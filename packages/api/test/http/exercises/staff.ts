import { latePaymentIn } from './late-payment-in.ts'
import { foundParty } from '../../../test-kit/party.ts'
import { A_POST, asChief, ofMade, type Scene } from './scenes.ts'

/** One granted call of every row of staff that executes no command by itself. */
export const STAFF_EXERCISES = {
  getHero: async (scene: Scene) => asChief('GET', `/hall/heroes/${scene.player.id}`)(scene),
  updateHero: async (scene: Scene) =>
    asChief('PUT', `/hall/heroes/${scene.player.id}`, { balance: 2, reason: 'Lost' })(scene),
  sendResetLink: async (scene: Scene) => asChief('POST', `/admin/user/${scene.player.id}/reset-password`)(scene),
  heroParty: async (scene: Scene) =>
    asChief('GET', `/hall/heroes/party/${(await foundParty(scene.server, scene.player)).id}`)(scene),
  heroGroupPlans: async (scene: Scene) => asChief('GET', `/hall/heroes/${scene.player.id}/group-plans`)(scene),
  adminGroup: async (scene: Scene) =>
    asChief('GET', `/admin/groups/${(await foundParty(scene.server, scene.player)).id}`)(scene),
  deleteMember: async (scene: Scene) =>
    asChief('DELETE', `/members/${(await foundParty(scene.server)).leader.id}?deleteAccount=true`)(scene),
  searchUsers: async (scene: Scene) => asChief('GET', `/admin/search/${scene.player.username}`)(scene),
  userHistory: async (scene: Scene) => asChief('GET', `/admin/user/${scene.player.id}/history`)(scene),
  getBlockers: asChief('GET', '/admin/blockers'),
  getCases: asChief('GET', '/admin/cases'),
  getAudit: asChief('GET', '/admin/audit'),
  getBugReports: asChief('GET', '/admin/bug-reports'),
  getLatePayments: asChief('GET', '/admin/late-payments'),
  settleLatePayment: async (scene: Scene) => {
    const id = await latePaymentIn(scene.server.app)
    return asChief('POST', `/admin/late-payments/${id}/settle`, { decision: 'refund', reason: 'Paid back' })(scene)
  },
  reportBug: asChief('POST', '/bug-report', { message: 'It broke.', email: 'me@example.org' }),
  readNews: asChief('POST', '/news/read'),
  tellMeLater: asChief('POST', '/news/tell-me-later'),
  getNewsPost: ofMade('/news', A_POST, 'GET'),
  validateCoupon: asChief('POST', '/coupons/validate/NONE'),
  getCoupons: asChief('GET', '/coupons'),
} as const
