import type { PlayerClass } from '@daykeep/rules/model'
import type { ArtField, AvatarArt } from '../../art/index.ts'

export type PartyMember = {
  readonly id: string
  readonly name: string
  readonly username: string | undefined
  readonly avatar: AvatarArt
  readonly level: number
  /** Missing for players without a class. */
  readonly class: PlayerClass | undefined
  readonly health: { readonly value: number; readonly max: number }
  readonly isLeader: boolean
  /** A leader's help in a group plan. */
  readonly isManager: boolean
  readonly isReader: boolean
  /** When they were last here, in milliseconds since 1970. */
  readonly lastSeen: number
  /** What they did today for the running quest; missing while there is none or they take no part. */
  readonly effort: { readonly damage: number; readonly items: number } | undefined
}

export type PartyModel = {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly leader: { readonly id: string; readonly name: string }
  readonly members: ReadonlyArray<PartyMember>
  readonly mayEdit: boolean
  readonly readerLeads: boolean
  readonly hasPlan: boolean
  readonly leaderOnlyChallenges: boolean
}

export type QuestAnswer = 'accepted' | 'declined' | 'waiting'

export type Participant = Pick<PartyMember, 'id' | 'name' | 'avatar'> & {
  readonly answer: QuestAnswer
  /** Since when the answer is open, in milliseconds since 1970; missing for answers, and for old invitations. */
  readonly invitedAt: number | undefined
  readonly ownsQuest: boolean
}

export type QuestBoss = { readonly name: string; readonly art: ArtField | undefined }

type QuestHead = {
  readonly key: string
  readonly name: string
  /** Missing for quests that collect. */
  readonly boss: QuestBoss | undefined
  /** Missing when they have left the party. */
  readonly owner: { readonly id: string; readonly name: string } | undefined
  readonly participants: ReadonlyArray<Participant>
  /** May start, cancel and abort it: the owner of the scroll and the leader of the party. */
  readonly leads: boolean
  readonly isOwner: boolean
}

export type CollectItem = {
  readonly key: string
  readonly name: string
  readonly art: ArtField | undefined
  readonly found: number
  readonly wanted: number
}

export type QuestPanelModel =
  | { readonly type: 'none' }
  | (QuestHead & {
      readonly type: 'invited'
      readonly answer: QuestAnswer
      readonly accepted: number
      /** When it starts without missing answers, in milliseconds since 1970; missing while it waits for all. */
      readonly startsAt: number | undefined
    })
  | (QuestHead & {
      readonly type: 'boss'
      readonly takesPart: boolean
      readonly health: { readonly value: number; readonly max: number }
      readonly strength: number
      /** Damage that waits for the player's next day. */
      readonly pending: number
      readonly rage: { readonly value: number; readonly max: number; readonly effect: string } | undefined
    })
  | (QuestHead & {
      readonly type: 'collect'
      readonly takesPart: boolean
      readonly items: ReadonlyArray<CollectItem>
      /** Items that wait for the player's next day. */
      readonly pending: number
    })

export type QuestAct = 'accept' | 'reject' | 'start' | 'cancel' | 'abort' | 'leave'
