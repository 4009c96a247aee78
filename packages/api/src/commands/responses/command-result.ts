import { type ParamsOf, type ReportOf, taskNamed } from '@daykeep/rules'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant, Message } from '@daykeep/rules/kernel'
import type { Player, Task, User } from '@daykeep/rules/model'
import type { CommandEndpointName, CommandOf, ResponseOf, WireTask, WireUser } from '../../contract/index.ts'
import { withInboxMessages, withLegacyClientFields } from '../../core/legacy-client-fields.ts'
import { toWireTask } from '../../core/wire-documents.ts'
import type { I18n } from '../../i18n/i18n.ts'

/** What every response to a command can be made of. */
export type CommonResult = {
  readonly catalogue: Catalogue
  readonly i18n: I18n
  readonly language: string
  readonly apiVersion: 'v3' | 'v4'
  readonly message?: Message
  readonly before: Player
  readonly after: Player
  /** Everyone whom the command reached, as they are after it; only for commands that reach others. */
  readonly reached?: ReadonlyArray<User>
  readonly at: Instant
  /** Of the player's document, as clients will see it. */
  readonly version: number
}

/** The result of the command that an endpoint executes. */
export type CommandResult<Name extends CommandEndpointName> = CommonResult & {
  readonly params: ParamsOf<CommandOf<Name>>
  readonly report: ReportOf<CommandOf<Name>>
}

/** Makes the `data` of an endpoint's response; nothing is sent as an empty object. */
export type ResponseMapper<Name extends CommandEndpointName> = (
  result: CommandResult<Name>,
) => ResponseOf<Name> | undefined

export const userAfter = ({ after }: CommonResult): User => after.user

export const legacyUserAfter = (result: CommonResult): User => withLegacyClientFields(userAfter(result))

/** The whole player, for responses that hold one. docs/reference/api.md 1.12. */
export const userResponse = (result: CommonResult): WireUser => {
  const user = { ...legacyUserAfter(result), id: userAfter(result)._id, _v: result.version }
  return result.apiVersion === 'v3' ? withInboxMessages(user) : user
}

/** The task that the params name, after the command. */
export const taskAfter = ({
  after,
  params,
}: CommonResult & { readonly params: { readonly task: string } }): Task | undefined => taskNamed(after, params.task)

export const tasksAfter = ({ after }: CommonResult): ReadonlyArray<WireTask> =>
  Object.values<Task>(after.tasks).map(toWireTask)
