import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Documents } from '@daykeep/rules/documents'
import type { Instant } from '@daykeep/rules/kernel'
import type { User } from '@daykeep/rules/model'
import type { SharedParamsOf, SharedReportOf } from '@daykeep/rules/shared-commands'
import type { ResponseOf, SharedEndpointName, SharedOf } from '../../contract/index.ts'
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
  readonly before: Documents
  readonly after: Documents
  readonly at: Instant
}

/** The result of the shared command that an endpoint executes. */
export type SharedResult<Name extends SharedEndpointName> = CommonSharedResult & {
  readonly params: SharedParamsOf<SharedOf<Name>>
  readonly report: SharedReportOf<SharedOf<Name>>
}

/** Makes the `data` of an endpoint's response. */
export type SharedResponseMapper<Name extends SharedEndpointName> = (
  result: SharedResult<Name>,
) => ResponseOf<Name> | Promise<ResponseOf<Name>>
