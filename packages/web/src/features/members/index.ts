export {
  EditGroupDialog,
  EMPTY_GUILD,
  GroupFields,
  missingText,
  missingWords,
  toGroupFields,
} from './group-form/index.ts'
export { InviteMembers } from './InviteMembers.tsx'
export { HandOverDialog } from './MemberQuestions.tsx'
export { LeaveGroupDialog } from './LeaveGroupDialog.tsx'
export { Members } from './Members.tsx'
export { PeopleList } from './PeopleList.tsx'
export { HEADER_ORDERS, type MemberModel, toMember } from './member.ts'
export { useInviteLink } from './invite/index.ts'
export { lastIdAfter, useNameQuery } from './name-query.ts'
export { usePeople } from './use-people.ts'
