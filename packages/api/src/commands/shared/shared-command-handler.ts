import { decodeParams, type ParamsError } from '@daykeep/rules'
import type { Documents } from '@daykeep/rules/documents'
import type { RuleError } from '@daykeep/rules/kernel'
import type { Task } from '@daykeep/rules/model'
import type { SharedCommand } from '@daykeep/rules/shared-command'
import { type SharedParamsOf, type SharedReportOf, sharedCommands } from '@daykeep/rules/shared-commands'
import * as E from 'fp-ts/lib/Either.js'
import {
  type ChangedDocuments,
  endpointNamed,
  type ResponseOf,
  type SharedEndpointName,
  type SharedOf,
} from '../../contract/index.ts'
import { type ApiError, fromRuleError, invalidRequest, notAuthorized } from '../../core/api-error.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { AppContext } from '../../core/app-context.ts'
import { toFieldErrors } from '../../core/field-errors.ts'
import type { ApiResponse, EndpointHandler } from '../../core/handler.ts'
import { toWireTask, toWireUser } from '../../core/wire-documents.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import type { SharedResponseMapper } from '../shared-responses/index.ts'
import { fingerprintOf } from './acts.ts'
import { type CommittedShared, runSharedCommand, type SharedDependencies } from './run-shared-command.ts'

type Needs = keyof SharedDependencies | 'i18n'

/** Decode, load, execute, commit, respond: the same for every shared command. */
export const sharedCommandHandler =
  <Name extends SharedEndpointName>(name: Name, mapper: SharedResponseMapper<Name>): EndpointHandler<Name, Needs> =>
  (app) =>
  async (request) => {
    const { session, input, idempotencyKey } = request
    if (session === undefined) return E.left(notAuthorized('missingAuthHeaders'))
    const { name: command, toParams } = bindingOf(name)
    const row = rowOf(name)
    const committed = await runSharedCommand(app, {
      userId: session.userId,
      row,
      fingerprint: fingerprintOf(command, input),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      decode: (user) => E.mapLeft(toParamsError)(decodeParams(row)(toParams(input, { user, client: request.client }))),
      toError: toError(name),
      toReply: async ({ params, before, outcome, at, user }) => {
        const language = languageOf(app, request, user.body.preferences.language)
        const { message, report, state: after } = outcome
        const actor = after.users[user.id] ?? user.body
        const { store, catalogue } = app
        const translator = createTranslator(app.i18n, language)
        const data = await mapper({ store, catalogue, translator, actor, params, report, before, after, at })
        return { data, ...(message === undefined ? {} : { message }) }
      },
    })
    return E.map((shared: CommittedShared) => toResponse<ResponseOf<Name>>(app, request, shared))(committed)
  }

type Row<Name extends SharedEndpointName> = SharedCommand<
  SharedParamsOf<SharedOf<Name>>,
  SharedReportOf<SharedOf<Name>>
>

const bindingOf = (name: SharedEndpointName) => {
  const { shared } = endpointNamed(name)
  if (shared === undefined) throw new Error(`${name} executes no shared command`)
  return shared
}

const rowOf = <Name extends SharedEndpointName>(name: Name): Row<Name> =>
  sharedCommands[bindingOf(name).name] as unknown as Row<Name>

const toParamsError = (error: ParamsError): ApiError =>
  error.key === 'invalidReqParams' ? invalidRequest(toFieldErrors(error.errors)) : fromRuleError(error)

/** Some refusals of rules are those of a malformed field to clients. */
const toError =
  (name: SharedEndpointName) =>
  (error: RuleError): ApiError => {
    const param = bindingOf(name).fieldRefusals?.[error.key]
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
const toResponse = <Data>(
  app: Pick<AppContext, 'i18n'>,
  request: ApiRequest,
  { user, at, reply, before, after }: CommittedShared,
): ApiResponse<Data> => {
  const { data, message } = reply
  const language = languageOf(app, request, user.body.preferences.language)
  const response: ApiResponse<Data> = {
    data: data as Data,
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
