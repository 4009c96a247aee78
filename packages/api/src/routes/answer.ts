import { taskNamed } from '@daykeep/rules'
import type { Catalogue } from '@daykeep/rules/content'
import type { Instant, Message } from '@daykeep/rules/kernel'
import type { Player, Task, User } from '@daykeep/rules/model'
import type { Texts } from '../texts/texts.ts'

/** A command that was played: what an answer can be made of. */
export type PlayedCommand = {
  readonly catalogue: Catalogue
  readonly texts: Texts
  readonly language: string
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

/** The task that `params.task` names, after the command. */
export const taskAfter = ({ after, params }: PlayedCommand): Task | undefined => {
  const { task: name } = params as { readonly task: string }
  return taskNamed(after, name)
}
