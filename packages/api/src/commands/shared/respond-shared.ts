import { decodeParams, type ParamsError } from '@daykeep/rules'
import type { Documents } from '@daykeep/rules/documents'
import type { RuleError } from '@daykeep/rules/kernel'
import type { Task } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import {
  type SharedCommandName,
  type SharedParamsOf,
  type SharedReportOf,
  sharedCommands,
} from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import type { Caller, ChangedDocuments, Input } from '../../contract/index.ts'
import { type ApiError, fromRuleError, invalidRequest, notAuthorized } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import { toFieldErrors } from '../../core/field-errors.ts'
import type { ApiResponse, HandlerResult } from '../../core/handler.ts'
import { toWireTask, toWireUser } from '../../core/wire-documents.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import type { SharedCommandResult } from '../shared-responses/index.ts'
import { fingerprintOf } from '../fingerprint.ts'
import {
  type CommittedShared,
  runSharedCommand,
  type SharedDependencies,
  type SharedRequest,
} from './run-shared-command.ts'

export type RespondDependencies = SharedDependencies

/** How a request becomes a shared command, and its result the `data` of the response. */
export type SharedCall<Name extends SharedCommandName> = {
  readonly command: Name
  readonly toParams: (input: Input, caller: Caller) => unknown
  readonly fieldRefusals?: Readonly<Record<string, string>> | undefined
  readonly otherWrites?: SharedRequest<SharedParamsOf<Name>, SharedReportOf<Name>>['otherWrites']
  readonly toData: (result: SharedCommandResult<Name>) => unknown
}

/** Decode, load, execute, commit, respond: the same for every shared command. */
export const respondShared = async <Name extends SharedCommandName>(
  app: RespondDependencies,
  request: ApiRequest,
  { command, toParams, fieldRefusals = {}, toData, otherWrites }: SharedCall<Name>,
): HandlerResult => {
  const { session, input, idempotencyKey, client } = request
  if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
  const row = rowOf(command)
  const committed = await runSharedCommand(app, {
    userId: session.userId,
    name: command,
    row,
    client,
    ...(otherWrites === undefined ? {} : { otherWrites }),
    fingerprint: fingerprintOf(command, input),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    decode: (user) => E.mapLeft(toParamsError(fieldRefusals))(decodeParams(row)(toParams(input, { user, client }))),
    toError: toError(fieldRefusals),
    toReply: async ({ params, before, outcome, at, user }) => {
      const { message, report, state: after } = outcome
      const translator = createTranslator(app.i18n, languageOf(app, request, user.body.preferences.language))
      const actor = after.users[user.id] ?? user.body
      const { store, catalogue } = app
      const version = actor === user.body ? user.version : user.version + 1
      const common = { store, catalogue, translator, actor, version, before, after, at }
      const data = await toData({ ...common, query: input.query, params, report })
      return { data, ...(message === undefined ? {} : { message }) }
    },
  })
  return E.map((shared: CommittedShared) => toResponse(app, request, shared))(committed)
}

type Row<Name extends SharedCommandName> = SharedCommand<SharedParamsOf<Name>, SharedReportOf<Name>>

const rowOf = <Name extends SharedCommandName>(name: Name): Row<Name> => sharedCommands[name] as unknown as Row<Name>

type FieldRefusals = Readonly<Record<string, string>>

const toParamsError =
  (fieldRefusals: FieldRefusals) =>
  (error: ParamsError): ApiError =>
    error.key === 'invalidReqParams' ? invalidRequest(toFieldErrors(error.errors)) : toError(fieldRefusals)(error)

/** Some refusals of rules are those of a malformed field to clients. */
const toError =
  (fieldRefusals: FieldRefusals) =>
  (error: RuleError): ApiError => {
    const param = fieldRefusals[error.key]
    return param === undefined
      ? fromRuleError(error)
      : invalidRequest([{ key: error.key, param, params: error.params }])
  }

const languageOf = (
  { i18n }: Pick<AppContext, 'i18n'>,
  { languagePreferences }: ApiRequest,
  player: string | undefined,
): string => chooseLanguage(i18n.languages, { ...languagePreferences, player })

/** Clients that count turns also get their documents that the command changed; it takes no turn. */
const toResponse = (
  app: Pick<AppContext, 'i18n'>,
  request: ApiRequest,
  { user, at, reply, before, after }: CommittedShared,
): ApiResponse => {
  const { data, message } = reply
  const language = languageOf(app, request, user.body.preferences.language)
  const response: ApiResponse = {
    data,
    user,
    ...(message === undefined ? {} : { message: translateMessage(app.i18n, language, message) }),
  }
  if (request.turn === undefined) return response
  return { ...response, at, changed: { user: toWireUser(user), ...changedTasks(user.id, before, after) } }
}

/** The player's own tasks that the command wrote. */
const changedTasks = (
  userId: string,
  { tasks: before }: Documents,
  { tasks: after }: Documents,
): Pick<ChangedDocuments, 'tasks' | 'removed'> => ({
  tasks: Object.values<Task>(after)
    .filter((task) => task.userId === userId && before[task._id] !== task)
    .map(toWireTask),
  removed: Object.values<Task>(before).flatMap(({ _id, userId: owner }) =>
    owner === userId && after[_id] === undefined ? [_id] : [],
  ),
})
