export { type AuditedChange, auditedChanges } from './audit.ts'
export { couponCode, couponForPayer, redeemedBy } from './coupons.ts'
export { staffCommands } from './shared-commands.ts'
