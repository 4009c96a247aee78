import * as E from 'fp-ts/lib/Either.js'
import { respondShared, type RespondDependencies } from '../../commands/index.ts'
import { planGroupFields, type WireGroup } from '../../contract/index.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import { loadUser } from '../../core/load-user.ts'
import { toWireGroup } from '../../wire/index.ts'
import { startCheckout } from '../start-checkout.ts'

type Needs = keyof RespondDependencies | 'config' | 'payments'

/**
 * Creates the group and begins to pay for its plan. A retry with the same key finds the group that is there. Refuses what
 * createPlanGroup and the checkout refuse. docs/reference/api.md 2.9; docs/decisions/090-group-plans-and-their-boards.md.
 */
export const createGroupPlan: PlayerHandler<'createGroupPlan', Needs> = (app) => async (request) => {
  const { groupToCreate, paymentType } = request.input.body
  const created = await respondShared(app, request, {
    command: 'createPlanGroup',
    toParams: () => ({ group: planGroupFields(groupToCreate) }),
    fieldRefusals: { summaryLengthExceedsMax: 'summary' },
    toData: ({ actor, report, at }) => toWireGroup({ group: report, leader: actor, chat: [], now: at }),
  })
  if (E.isLeft(created)) return created
  const group = ('data' in created.right ? created.right.data : undefined) as WireGroup
  const payer = await loadUser(app.store, request.player.id)
  if (E.isLeft(payer)) return payer
  const provider = providerNamed(app, paymentType)
  const started = await startCheckout(app, {
    payer: payer.right,
    order: { type: 'groupPlan', group: group._id },
    ...(provider === undefined ? {} : { provider }),
  })
  if (E.isLeft(started)) return started
  const { id, session, url } = started.right
  return E.right({ data: { sessionId: session, paymentId: id, url, group }, user: payer.right })
}

/** Clients of the ecosystem say Amazon and PayPal; a provider that this server does not have leads to its first one. */
const providerNamed = ({ payments }: Pick<AppContext, 'payments'>, type: string) => {
  const word = type.toLowerCase()
  return payments.names.find((name) => name.toLowerCase() === word || name.toLowerCase().startsWith(`${word} `))
}
