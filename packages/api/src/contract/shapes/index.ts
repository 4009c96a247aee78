export { WireChallenge } from './challenge.ts'
export { GroupBasic, GroupWithPlan, WireGroup } from './group.ts'
export { HallRow, Member, MemberRow, Participant, Seeker } from './member.ts'
export { Conversation, InboxMessage, WireChatMessage } from './messages.ts'
export {
  LATE_PAYMENT_STATES,
  type LatePaymentState,
  LatePaymentView,
  PaymentMethod,
  PaymentOrder,
  PaymentView,
  Transaction,
} from './payment.ts'
export { Person } from './person.ts'
export { WireSharedTask } from './shared-task.ts'
export {
  AuditLine,
  BugReport,
  FoundUser,
  Hero,
  HeroParty,
  UserHistory,
  WireBlocker,
  WireCase,
  WireCoupon,
  WireNewsPost,
} from './staff.ts'
