export { InviteMembers } from './InviteMembers.tsx'
export { Members } from './Members.tsx'
export { useInviteLink } from './invite/index.ts'
