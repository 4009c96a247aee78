import { useMutation, useQuery } from '../../queries/index.ts'

/** Where the plan of a group is paid: at the provider's page, which leads back. */
export const usePayment = () => {
  const providers = useQuery('paymentProviders', {}).data?.providers ?? []
  const goTo = (url: string): void => location.assign(url)
  const start = useMutation('startPayment', {
    onRefused: () => undefined,
    onDone: ({ url }) => goTo(url),
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
