import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Documents } from '@daykeep/rules/documents'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { SharedCommandName, SharedParamsOf, SharedReportOf } from '@daykeep/rules/shared-commands'
import type { InputOf, ResponseOf, SharedEndpointName, SharedOf } from '../../contract/index.ts'
import type { Store } from '../../store/index.ts'
import type { Translator } from '../../i18n/translator.ts'

/** What every response to a shared command can be made of. The store is as it was before the command. */
export type CommonSharedResult = {
  /** Into the language of the acting player. */
  readonly translator: Translator
  readonly store: Pick<Store, 'get' | 'getMany' | 'find'>
  readonly catalogue: Catalogue
  /** The acting player after the command. */
  readonly actor: User
  /** Of the acting player's document, after the command. */
  readonly version: number
  readonly before: Documents
  readonly after: Documents
  readonly at: Instant
}

/** The result of a shared command. */
export type SharedCommandResult<Command extends SharedCommandName> = CommonSharedResult & {
  readonly query: unknown
  readonly params: SharedParamsOf<Command>
  readonly report: SharedReportOf<Command>
}

/** The result of the shared command that an endpoint executes. */
export type SharedResult<Name extends SharedEndpointName> = SharedCommandResult<SharedOf<Name>> & {
  readonly query: InputOf<Name>['query']
}

/** Makes the `data` of an endpoint's response. */
export type SharedResponseMapper<Name extends SharedEndpointName> = (
  result: SharedResult<Name>,
) => ResponseOf<Name> | Promise<ResponseOf<Name>>
