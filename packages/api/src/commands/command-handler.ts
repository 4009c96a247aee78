import { type Command, commands, decodeParams, type ParamsError, type ParamsOf, type ReportOf } from '@daykeep/rules'
import type { Message } from '@daykeep/rules/kernel'
import * as E from 'fp-ts/lib/Either.js'
import { type CommandEndpointName, type CommandOf, endpointNamed, type ResponseOf } from '../contract/index.ts'
import { type ApiError, type FieldError, fromRuleError, invalidRequest, notAuthorized } from '../core/api-error.ts'
import type { ApiRequest } from '../core/api-request.ts'
import type { AppContext } from '../core/app-context.ts'
import { toFieldErrors } from '../core/field-errors.ts'
import type { ApiResponse, EndpointHandler } from '../core/handler.ts'
import { loadUser } from '../core/load-user.ts'
import type { Session } from '../core/session.ts'
import { toWireTask, toWireUser } from '../core/wire-documents.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import { translateMessage } from '../i18n/translate-message.ts'
import type { ResponseMapper } from './responses/index.ts'
import { withNewActs } from './with-new-acts.ts'
import type { CommandDependencies, ExecutedCommand } from './command-request.ts'
import { type CommittedCommand, runCommand } from './run-command.ts'

/** Decode, load, execute, commit, respond: the same for every command. */
export const commandHandler =
  <Name extends CommandEndpointName>(
    name: Name,
    mapper: ResponseMapper<Name>,
  ): EndpointHandler<Name, keyof CommandDependencies | 'i18n'> =>
  (app) =>
  async (request) => {
    const { session } = request
    if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
    const decoded = await decodeCommand(app, name, request, session)
    if (E.isLeft(decoded)) return decoded
    const params = decoded.right
    const committed = await runCommand(app, {
      userId: session.userId,
      name: bindingOf(name).name,
      row: rowOf(name),
      params,
      client: request.client,
      ...(request.turn === undefined ? {} : { turn: request.turn }),
      ...(request.clientTime === undefined ? {} : { clientTime: request.clientTime }),
      ...(request.idempotencyKey === undefined ? {} : { idempotencyKey: request.idempotencyKey }),
      toReply: (executed) => {
        const data = mapper({ ...commonResult(app, request, executed), params, report: executed.outcome.report })
        return { data, ...messageOf(executed.outcome) }
      },
    })
    return E.isLeft(committed) ? committed : E.right(toResponse<ResponseOf<Name>>(app, request, committed.right))
  }

type Row<Name extends CommandEndpointName> = Command<ParamsOf<CommandOf<Name>>, ReportOf<CommandOf<Name>>>

const bindingOf = (name: CommandEndpointName) => {
  const { command } = endpointNamed(name)
  if (command === undefined) throw new Error(`${name} executes no command`)
  return command
}

const rowOf = <Name extends CommandEndpointName>(name: Name): Row<Name> =>
  commands[bindingOf(name).name] as unknown as Row<Name>

/** Refusals of the specification are told in the player's language, malformed requests in that of the request. */
const decodeCommand = async <Name extends CommandEndpointName>(
  app: Pick<AppContext, 'store'>,
  name: Name,
  { input }: ApiRequest,
  { userId }: Session,
): Promise<E.Either<ApiError, ParamsOf<CommandOf<Name>>>> => {
  const { toParams, bodyPath } = bindingOf(name)
  const params = decodeParams(rowOf(name))(toParams(input))
  if (E.isRight(params)) return params
  if (params.left.key === 'invalidReqParams') return E.left(malformed(params.left, bodyPath?.(input.body) ?? ''))
  const user = await loadUser(app.store, userId)
  if (E.isLeft(user)) return user
  return E.left({ ...fromRuleError(params.left), language: user.right.body.preferences.language ?? '' })
}

const malformed = ({ errors }: ParamsError, bodyPath: string): ApiError =>
  invalidRequest(toFieldErrors(errors).map((error) => atRequestPath(error, bodyPath)))

/** Names the path that the client wrote instead of the path in the params. */
const atRequestPath = (error: FieldError, bodyPath: string): FieldError => {
  const { param = '' } = error
  if (bodyPath === '' || !param.startsWith(bodyPath)) return error
  const path = param.slice(bodyPath.length)
  return { ...error, param: path, params: { ...error.params, field: path } }
}

const commonResult = (
  app: Pick<AppContext, 'catalogue' | 'i18n'>,
  request: ApiRequest,
  { before, outcome, at, version, others }: ExecutedCommand<unknown>,
) => ({
  catalogue: app.catalogue,
  i18n: app.i18n,
  language: languageOf(app, request, before.user.preferences.language),
  apiVersion: request.apiVersion,
  before,
  after: outcome.state,
  ...messageOf(outcome),
  ...(others?.reached === undefined ? {} : { reached: others.reached }),
  at,
  version,
})

const messageOf = ({ message }: { readonly message?: Message }) => (message === undefined ? {} : { message })

const languageOf = (
  { i18n }: Pick<AppContext, 'i18n'>,
  { languagePreferences }: ApiRequest,
  player: string | undefined,
): string => chooseLanguage(i18n.languages, { ...languagePreferences, player })

/** Clients that count turns also get the documents that the command changed. */
const toResponse = <Data>(
  app: Pick<AppContext, 'i18n'>,
  request: ApiRequest,
  { before, user, entry, tasks }: CommittedCommand,
): ApiResponse<Data> => {
  const { message, data } = entry.reply
  const language = languageOf(app, request, user.body.preferences.language)
  const response: ApiResponse<Data> = {
    data: data as Data,
    user,
    ...(message === undefined ? {} : { message: translateMessage(app.i18n, language, message) }),
  }
  if (request.turn === undefined) return response
  const whole = { user: toWireUser(user), tasks: tasks.map(toWireTask), removed: entry.removed }
  const changed = request.newActsOnly && before !== undefined ? withNewActs(before, whole) : whole
  return { ...response, turn: entry.turn, at: entry.at, changed }
}
