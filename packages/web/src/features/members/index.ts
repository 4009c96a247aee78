export { InviteMembers } from './InviteMembers.tsx'
export { Members } from './Members.tsx'
export { type MemberModel, toMember } from './member.ts'
export { useInviteLink } from './invite/index.ts'
