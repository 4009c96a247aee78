import type { ChatMessage } from '../model/message/chat-message.ts'
import type { AchievementKey, GearKey, PetKey, QuestKey, TaskId, UserId } from '../model/keys.ts'
import type { PlayerClass } from '../model/user/stats.ts'

export type DroppedItem = { readonly type: 'Egg' | 'HatchingPotion' | 'Food' | 'Quest'; readonly key: string }

export type ArmoireResult =
  | { readonly type: 'gear'; readonly dropKey: GearKey; readonly emptied: boolean }
  | { readonly type: 'food'; readonly dropKey: string }
  | { readonly type: 'experience'; readonly value: number }

/** What a movement of gems or hourglasses was for. Reference, api 3.7. */
export type TransactionType =
  | 'buy_gold'
  | 'spend'
  | 'change_class'
  | 'rebirth'
  | 'reroll'
  | 'release_pets'
  | 'release_mounts'
  | 'gift_send'
  | 'gift_receive'
  | 'create_challenge'
  | 'create_bank_challenge'
  | 'create_guild'
  | 'buy_money'
  | 'subscription_perks'
  | 'subscription_bonus'

/** Gems in units of balance (a quarter a gem), hourglasses in pieces; `left` is what there is afterwards. */
export type Transaction = {
  readonly currency: 'gems' | 'hourglasses'
  readonly transaction: TransactionType
  readonly amount: number
  readonly left: number
  /** Key of what it was spent on. */
  readonly reference?: string
}

export type NamedGroup = { readonly id: string; readonly name: string }
export type TaskInGroup = { readonly id: string; readonly text: string }

/** What happened, in the game's words. Toasts, notifications and webhooks are read from these, each in one place. */
export type GameEvent =
  // tasks
  | { readonly type: 'TaskCreated'; readonly task: TaskId }
  | { readonly type: 'TaskUpdated'; readonly task: TaskId }
  | { readonly type: 'TaskDeleted'; readonly task: TaskId }
  | { readonly type: 'ChecklistItemScored'; readonly task: TaskId; readonly item: string }
  | { readonly type: 'TaskScored'; readonly task: TaskId; readonly direction: 'up' | 'down'; readonly delta: number }
  | { readonly type: 'CriticalHit'; readonly task: TaskId; readonly multiplier: number }
  | { readonly type: 'StreakBonusEarned'; readonly task: TaskId; readonly gold: number }
  | { readonly type: 'StreakReached'; readonly task: TaskId; readonly streak: number }
  | { readonly type: 'QuestProgressed'; readonly task: TaskId; readonly damage: number }
  | { readonly type: 'QuestItemFound'; readonly task: TaskId }
  | { readonly type: 'ItemDropped'; readonly drop: DroppedItem }
  | { readonly type: 'FirstItemsDropped'; readonly egg: string; readonly hatchingPotion: string }
  | { readonly type: 'DropCapReached'; readonly count: number }
  // stats
  | { readonly type: 'LevelGained'; readonly from: number; readonly to: number }
  | { readonly type: 'RebirthEnabled' }
  | { readonly type: 'PointsAllocated'; readonly points: Readonly<Record<string, number>> }
  | { readonly type: 'PlayerRevived'; readonly lostStat?: string; readonly lostGear?: GearKey }
  // day
  | { readonly type: 'DayStarted'; readonly daysMissed: number }
  | { readonly type: 'PerfectDayReached' }
  | { readonly type: 'DailyMissed'; readonly task: TaskId; readonly damage: number }
  | {
      readonly type: 'CheckedIn'
      readonly count: number
      /** 0 when no reward is left. */
      readonly nextRewardAt: number
      /** Keys of what was given; backgrounds are not told one by one. */
      readonly rewards: ReadonlyArray<string>
      /** What clients of the public API show for it. */
      readonly sprites: ReadonlyArray<string>
      /** Text key of a reward that has a name of its own. */
      readonly rewardName?: string
    }
  // achievements
  | { readonly type: 'AchievementUnlocked'; readonly achievement: AchievementKey }
  | { readonly type: 'PetColorCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'MountColorCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'AnimalSetCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'PetSetCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'StableCompleted'; readonly achievement: 'beastMaster' | 'mountMaster' | 'triadBingo' }
  | { readonly type: 'UltimateGearCompleted'; readonly class: string }
  | { readonly type: 'OnboardingCompleted' }
  // inventory and shops
  | { readonly type: 'PetHatched'; readonly pet: PetKey }
  | { readonly type: 'PetFed'; readonly pet: PetKey; readonly food: string; readonly liked: boolean }
  | { readonly type: 'MountGained'; readonly pet: PetKey }
  | { readonly type: 'GearEquipped'; readonly gear: GearKey }
  | { readonly type: 'GearBought'; readonly gear: GearKey }
  | { readonly type: 'PotionDrunk'; readonly quantity: number }
  | { readonly type: 'ArmoireOpened'; readonly result: ArmoireResult }
  | { readonly type: 'ItemSold'; readonly itemType: string; readonly key: string; readonly amount: number }
  | { readonly type: 'SleepToggled'; readonly sleeping: boolean }
  // gems and hourglasses
  | ({ readonly type: 'CurrencySpent' } & Transaction)
  | ({ readonly type: 'CurrencyGained' } & Transaction)
  // classes and skills
  | { readonly type: 'ClassReset' }
  | { readonly type: 'ClassChosen'; readonly class: PlayerClass }
  | { readonly type: 'ClassesDisabled' }
  | { readonly type: 'SkillCast'; readonly skill: string; readonly times: number }
  | { readonly type: 'TransformationEnded'; readonly antidote: string; readonly times: number }
  | { readonly type: 'ItemThrown'; readonly item: string; readonly times: number }
  | { readonly type: 'PlayerTransformed'; readonly item: string }
  | { readonly type: 'CardSent'; readonly card: string; readonly times: number }
  | {
      readonly type: 'CardReceived'
      readonly card: string
      readonly from: { readonly id: string; readonly name: string }
    }
  | { readonly type: 'CardRead'; readonly card: string }
  // a new beginning
  | { readonly type: 'PlayerReborn'; readonly level: number; readonly free: boolean }
  | { readonly type: 'PlayerFortified' }
  | { readonly type: 'PetsReleased' }
  | { readonly type: 'MountsReleased' }
  // shops
  | { readonly type: 'ItemBought'; readonly itemType: string; readonly key: string; readonly quantity: number }
  | { readonly type: 'LooksUnlocked'; readonly paths: ReadonlyArray<string> }
  | { readonly type: 'MysteryItemOpened'; readonly gear: GearKey }
  // money
  | { readonly type: 'SubscriptionStarted'; readonly block: string }
  | { readonly type: 'SubscriptionReceived'; readonly block: string }
  | { readonly type: 'SubscriptionCancelled'; readonly until: string }
  | { readonly type: 'GemsReceived'; readonly from: UserId; readonly gems: number }
  | { readonly type: 'MysteryItemsReceived'; readonly gear: ReadonlyArray<GearKey> }
  // quests of a party; `owner`: whose scroll it is
  | { readonly type: 'QuestInvited'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestStarted'; readonly quest: QuestKey; readonly owner: UserId }
  | { readonly type: 'QuestFinished'; readonly quest: QuestKey; readonly owner?: UserId }
  | { readonly type: 'QuestLineCompleted'; readonly achievement: AchievementKey }
  | { readonly type: 'BossStruck'; readonly quest: QuestKey; readonly damage: number }
  // people
  | { readonly type: 'GuildFirstJoined' }
  | { readonly type: 'ChallengeFirstJoined' }
  | { readonly type: 'FriendRegistered' }
  | { readonly type: 'PartyGathered'; readonly achievement: 'partyUp' | 'partyOn' }
  | {
      readonly type: 'InvitedToGroup'
      readonly group: NamedGroup
      readonly kind: 'party' | 'guild'
      readonly by: string
    }
  | { readonly type: 'RemovedFromGroup'; readonly group: NamedGroup; readonly message?: string }
  | {
      readonly type: 'ChatMessagePosted'
      readonly group: NamedGroup
      readonly chat: ChatMessage
      readonly quiet: boolean
    }
  | { readonly type: 'MentionedInChat'; readonly group: NamedGroup; readonly by: string }
  | { readonly type: 'LetterReceived'; readonly letter: string; readonly from: string }
  | { readonly type: 'MessageReported'; readonly message: string; readonly comment?: string }
  | {
      readonly type: 'ChallengeWon'
      readonly challenge: string
      readonly name: string
      readonly prize: number
      readonly leader: string
    }
  // tasks of a group's board
  | { readonly type: 'GroupTaskAssigned'; readonly group: string; readonly task: TaskInGroup; readonly by: string }
  | {
      readonly type: 'GroupTaskNeedsWork'
      readonly group: NamedGroup
      readonly task: TaskInGroup
      readonly manager: { readonly id: string; readonly name: string }
    }
  | {
      readonly type: 'GroupTaskApprovalRequested'
      readonly group: string
      readonly task: TaskInGroup
      readonly user: { readonly id: string; readonly name: string }
      readonly direction: 'up' | 'down'
    }
  | { readonly type: 'GroupTaskApproved'; readonly group: string; readonly task: TaskInGroup }
  | { readonly type: 'ApprovedTaskWaits'; readonly task: TaskInGroup; readonly direction: 'up' | 'down' }
  // the house and its staff
  | { readonly type: 'ContributorRaised'; readonly level: number }
  | {
      readonly type: 'ItemGranted'
      readonly icon: string
      readonly title: string
      readonly text: string
      readonly destination: string
    }
  | { readonly type: 'NewsPutOff'; readonly title: string }
  | { readonly type: 'GiftComesBack'; readonly event: string; readonly end: string }
