export { InviteDialog } from './InviteDialog.tsx'
export { useInviteLink } from './use-invite-link.ts'
