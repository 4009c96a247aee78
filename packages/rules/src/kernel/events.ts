import type { StaffEvent } from './events/staff-events.ts'
import type { ItemEvent } from './events/item-events.ts'
import type { MoneyEvent } from './events/money-events.ts'
import type { SocialEvent } from './events/social-events.ts'
import type { PlayerEvent } from './events/player-events.ts'
import type { QuestEvent } from './events/quest-events.ts'
import type { TaskEvent } from './events/task-events.ts'

export type { ArmoireResult } from './events/item-events.ts'
export type { TransactionType } from './events/money-events.ts'
export type { NamedGroup } from './events/social-events.ts'
export type { DroppedItem } from './events/task-events.ts'

/** Something that happened in the game. Toasts, notifications and webhooks are derived from events. */
export type GameEvent = TaskEvent | PlayerEvent | ItemEvent | MoneyEvent | QuestEvent | SocialEvent | StaffEvent
