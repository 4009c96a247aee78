import { useMutation, useQuery } from '../../queries/index.ts'
import type { PaymentPurpose } from '../../routes/index.ts'
import { savePayment } from '../../session/index.ts'

/** Where the plan of a group is paid: at the provider's page, which leads back to what is saved here. */
export const usePayment = () => {
  const providers = useQuery('paymentProviders', {}).data?.providers ?? []
  const goTo = (url: string, purpose: PaymentPurpose, id?: string): void => {
    savePayment({ ...(id === undefined ? {} : { id }), purpose, from: location.pathname })
    location.assign(url)
  }
  const start = useMutation('startPayment', {
    onRefused: () => undefined,
    onDone: ({ id, url }, { sent: { body } }) =>
      body.order.type === 'groupPlan' && goTo(url, { type: 'newGroupPlan', groupId: body.order.group }, id),
  })
  return {
    /** Nothing is charged on this server. */
    isTrial: providers.length === 1 && providers[0] === 'Local',
    provider: providers[0] ?? 'Stripe',
    goTo,
    pay: {
      send: (group: string) => start.send({ body: { order: { type: 'groupPlan', group } } }),
      isPending: start.isPending,
      error: start.error,
    },
  }
}
