import type { AvatarArt } from '../../art/index.ts'

export type ChatAuthor = {
  readonly id: string
  readonly name: string
  /** Missing while the name is not confirmed. */
  readonly username: string | undefined
  readonly avatar: AvatarArt
  /** The tier of a contributor, which colours the name. */
  readonly tier: number | undefined
}

export type ChatMessageLine = {
  readonly type: 'message'
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Markdown. */
  readonly text: string
  readonly author: ChatAuthor
  readonly isOwn: boolean
  readonly mentionsReader: boolean
  readonly likes: number
  readonly liked: boolean
  /** Reports, shown to moderators only. */
  readonly reports: number
}

/** What the game says: a quest that started, what its boss did. */
export type ChatSystemLine = {
  readonly type: 'system'
  readonly id: string
  readonly at: number
  readonly text: string
}

export type ChatLine = ChatMessageLine | ChatSystemLine

/** A message of the player that the server has not confirmed. `id` is its idempotency key. */
export type OutgoingMessage = {
  readonly id: string
  readonly text: string
  readonly at: number
  /** The id of the newest line when it was written; missing where there was none. */
  readonly after?: string
  /** Why it was refused; missing while it is on its way. */
  readonly refusal?: string
}
