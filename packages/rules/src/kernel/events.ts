import type { HouseEvent } from './events/house-events.ts'
import type { ItemEvent } from './events/item-events.ts'
import type { MoneyEvent } from './events/money-events.ts'
import type { PeopleEvent } from './events/people-events.ts'
import type { PlayerEvent } from './events/player-events.ts'
import type { QuestEvent } from './events/quest-events.ts'
import type { TaskEvent } from './events/task-events.ts'

export type { ArmoireResult } from './events/item-events.ts'
export type { TransactionType, Transaction } from './events/money-events.ts'
export type { NamedGroup, TaskInGroup } from './events/people-events.ts'
export type { DroppedItem } from './events/task-events.ts'

/** What happened, in the game's words. Toasts, notifications and webhooks are read from these, each in one place. */
export type GameEvent = TaskEvent | PlayerEvent | ItemEvent | MoneyEvent | QuestEvent | PeopleEvent | HouseEvent
