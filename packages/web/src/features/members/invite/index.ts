export { InviteDialog } from './InviteDialog.tsx'
export { useInviteLink } from './use-invite-link.ts'
export { useRowChecks } from './use-row-checks.ts'
