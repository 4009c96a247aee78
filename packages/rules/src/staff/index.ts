export { type AuditedChange, auditedChanges } from './audit.ts'
export { couponCode } from './coupons.ts'
export { staffCommands } from './shared-commands.ts'
