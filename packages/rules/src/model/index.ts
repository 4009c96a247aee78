export { Challenge } from './challenge/index.ts'
export { Count, Figure, RequiredText, Uuid, word } from './codecs.ts'
export {
  Amount,
  CoercedBoolean,
  CoercedDate,
  CoercedInteger,
  CoercedNumber,
  CoercedPriority,
  CoercedText,
  nullable,
  Nullable,
  NumberOrNaN,
  Quantity,
} from './coercing-codecs.ts'
export { Category, Group, GroupPlan, GroupType, Invitation, OFFICIAL_CATEGORY, Privacy, TAVERN } from './group/index.ts'
export {
  AchievementKey,
  asKey,
  BackgroundKey,
  ChallengeId,
  EggKey,
  FoodKey,
  GearKey,
  GroupId,
  MessageId,
  PetKey,
  PotionKey,
  QuestKey,
  TagId,
  TaskId,
  UserId,
} from './keys.ts'
export { LIMITS } from './limits.ts'
export { ChatMessage, PrivateMessage, ProfileReport, SYSTEM, SystemInfo } from './message/index.ts'
export type { Player, TaskOfPlayer } from './player.ts'
export {
  NO_QUEST,
  PartyQuest,
  PartyQuestProgress,
  QUEST_CALLED_OFF,
  QuestEffort,
  WorldQuestExtra,
} from './quest/party-quest.ts'
export {
  Blocker,
  BLOCKER_AREAS,
  BLOCKER_TYPES,
  BUG_REPORT_STATES,
  BugReport,
  BugReportState,
  CaseKind,
  Coupon,
  COUPON_EVENTS,
  CouponEvent,
  ModerationCase,
  NewsPost,
  StaffNote,
} from './staff/index.ts'
export type { SharedTask } from './task/shared-task.ts'
export type { BoardLogEntry } from './task/task-links.ts'
export { taskCharacters } from './task/task-characters.ts'
export {
  ChecklistItem,
  Daily,
  Direction,
  Habit,
  PRIORITIES,
  Priority,
  Recurrence,
  Reminder,
  Repeat,
  Reward,
  Task,
  TASK_TYPES,
  TaskType,
  Todo,
  TodoRecurrence,
  WEEKDAYS,
} from './task/task.ts'
export { TasksOrder } from './task/tasks-order.ts'
export { Act, FinalAct, type UndoneThrows } from './user/acts.ts'
export { DayCause, DayReport, DayRow, type StatMoves } from './user/day-report.ts'
export { hasAchievement } from './user/achievements.ts'
export { Flags } from './user/flags.ts'
export { CARD_TYPES, GEAR_SLOTS, GearSlot, Items, Outfit, OwnedGear } from './user/items.ts'
export { Preferences, SavedFilter } from './user/preferences.ts'
export { isSubscribed, Plan, Purchased } from './user/purchased.ts'
export {
  Attribute,
  ATTRIBUTES,
  Buffs,
  CLASSES,
  FIRST_STATS,
  NO_BUFFS,
  NO_TRAINING,
  PlayerClass,
  Stats,
  Training,
} from './user/stats.ts'
export { Notification, Pin, Tag, User } from './user/user.ts'
export { PushDevice } from './user/push-device.ts'
export { Webhook, WEBHOOK_TYPES, WebhookType } from './user/webhook.ts'
export {
  withAchievements,
  withAllStats,
  withFlags,
  withItems,
  withPartyQuest,
  withPreferences,
  withQuestProgress,
  withStats,
} from './user/with.ts'
