import { toIso } from '../../src/kernel/index.ts'
import { NOON } from '../user.ts'
import { aPerson, documentsWith } from './people.ts'

/** A player, Ida, and staff with different privileges. */
export const staffDocuments = documentsWith({
  users: [
    aPerson('ida', { balance: 1, lastCron: toIso(NOON) }),
    aPerson('support', { permissions: { userSupport: true } }),
    aPerson('chief', { permissions: { fullAccess: true } }),
    aPerson('warden', { permissions: { accessControl: true, news: true, coupons: true, moderator: true } }),
  ],
})
