import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import type { ApiError } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { ApiResponse } from '../../core/handler.ts'
import type { ProviderName } from '../../payment-providers/index.ts'
import type { Document } from '../../store/index.ts'
import type { PaymentDependencies } from '../apply-event.ts'
import { cancelOf } from './plans.ts'

type Dependencies = PaymentDependencies & Pick<AppContext, 'payments'>
type Cancelling = {
  readonly input: { readonly query: { readonly groupId: string; readonly noRedirect?: string | undefined } }
  readonly player: Document<User>
}

/** Cancels a plan as older clients do, and leads back to the app unless they ask for no redirect. docs/reference/api.md 6.2. */
export const cancelFor =
  (back: string) =>
  (app: Dependencies) =>
  async ({ input, player }: Cancelling): Promise<E.Either<ApiError, ApiResponse<Record<string, never>>>> => {
    const { groupId, noRedirect } = input.query
    const cancelled = await cancelOf(app, player, groupId)
    if (E.isLeft(cancelled)) return cancelled
    if (noRedirect === undefined) return E.right({ data: {}, bare: true, redirect: back })
    return E.right({ data: {}, user: cancelled.right.user })
  }

/** The provider of a call of older clients; on a server without any provider the local one takes its place. */
export const nameIn = ({ payments }: Pick<AppContext, 'payments'>, name: ProviderName): ProviderName =>
  payments.names.includes('Local') ? 'Local' : name
