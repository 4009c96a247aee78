import { taskNamed } from '@daykeep/rules'
import type { Catalogue } from '@daykeep/rules/content'
import type { Instant, Message } from '@daykeep/rules/kernel'
import type { Player, Task, User } from '@daykeep/rules/model'
import type { WireUser } from '../contract/index.ts'
import { withFieldsForTools, withMessages } from '../services/fields-for-tools.ts'
import type { Texts } from '../texts/texts.ts'

/** A command that was played: what an answer can be made of. */
export type PlayedCommand = {
  readonly catalogue: Catalogue
  readonly texts: Texts
  readonly language: string
  /** The version of the API that was asked. */
  readonly prefix: 'v3' | 'v4'
  readonly params: unknown
  readonly report: unknown
  readonly message?: Message
  readonly before: Player
  readonly after: Player
  readonly at: Instant
  /** Of the player's document, as clients will see it. */
  readonly version: number
}

/** The `data` of a command's answer. */
export type AnswerOf = (played: PlayedCommand) => unknown

export const userAfter = ({ after }: PlayedCommand): User => after.user

/** The player after the command with what tools read besides. */
export const userForTools = (played: PlayedCommand): User => withFieldsForTools(userAfter(played))

/** The whole player, for answers that hold one. Reference, api 1.12. */
export const userAnswer = (played: PlayedCommand): WireUser => {
  const user = { ...userForTools(played), id: userAfter(played)._id, _v: played.version }
  return played.prefix === 'v3' ? withMessages(user) : user
}

/** The task that `params.task` names, after the command. */
export const taskAfter = ({ after, params }: PlayedCommand): Task | undefined => {
  const { task: name } = params as { readonly task: string }
  return taskNamed(after, name)
}
