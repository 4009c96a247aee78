import type { ResponseOf } from '@daykeep/api/contract'

/** Rows of the answers that the pages of staff show. */
export type WireBlocker = ResponseOf<'getBlockers'>[number]
export type AuditLine = ResponseOf<'getAudit'>[number]
export type UserHistory = ResponseOf<'userHistory'>
export type HeroParty = ResponseOf<'heroParty'>
export type GroupWithPlan = ResponseOf<'heroGroupPlans'>[number]
export type PaymentDetails = ResponseOf<'paymentDetails'>
export type AdminGroup = ResponseOf<'adminGroup'>
