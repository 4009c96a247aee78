export { authorizeBoardScore } from './authorize-board-score.ts'
export { authorizeChallengeAction, type ChallengeRequest, isParticipant } from './authorize-challenge.ts'
export { authorizeGroupAction, type GroupAction } from './authorize-group.ts'
export {
  authorizeMessageAction,
  HIDDEN_MESSAGE_FLAGS,
  isVisibleMessage,
  type MessageRefusals,
  type MessageRequest,
} from './authorize-message.ts'
export { authorizeSiteAction, type SiteAction } from './authorize-site.ts'
export { authorizeTaskAction, ownerOf, type TaskAction } from './authorize-task.ts'
export { type Denial, denialsOf, type Interaction, INTERACTIONS } from './denials.ts'
export { invitedTo, membersOf } from './members-of.ts'
export { hasPrivilege, isStaff, type Privilege, PRIVILEGES, requirePrivilege } from './privileges.ts'
export {
  canManageBoard,
  everHadPlan,
  hasLastingPlan,
  hasPlan,
  isInSameParty,
  isInvited,
  isLeader,
  isMember,
} from './membership.ts'
