import { paymentProviders } from '../../../src/payment-providers/index.ts'
import { createClient, type TestPlayer } from '../../../test-kit/client.ts'
import { ORDERS, PRICES, type Report, type ScriptedProvider } from './scripted-provider.ts'

const EVENTS: Readonly<Record<Report, string>> = {
  paid: 'paid',
  renewed: 'renewed',
  ended: 'ended',
  halfRefunded: 'partlyRefunded',
  refunded: 'refunded',
}

/** The provider that charges nothing: its page reports what the player chooses, and nobody else may. */
export const startLocal = async (): Promise<ScriptedProvider> => {
  const buyers = new Map<string, TestPlayer & { readonly paid: string }>()
  return {
    providers: paymentProviders({ baseUrl: 'http://daykeep.example' }),
    converts: false,
    buy: async (player, what, charge) => {
      const { body } = await player.call('POST', '/payments', { body: { order: ORDERS[what] } })
      const id = String(body.data['id'])
      const isOther =
        charge !== undefined && JSON.stringify({ ...PRICES[what], ...charge }) !== JSON.stringify(PRICES[what])
      buyers.set(id, { ...player, paid: isOther ? 'wrongAmount' : 'paid' })
      return { payment: id, key: id }
    },
    confirm: (player, { payment }) =>
      player.call('POST', `/payments/${payment}/local`, { body: { event: buyers.get(payment)?.paid } }),
    report: async (server, { payment }, report, { forged = false } = {}) => {
      const buyer = buyers.get(payment)
      const event = report === 'paid' ? buyer?.paid : EVENTS[report]
      const call = forged || buyer === undefined ? createClient(server) : buyer.call
      return call('POST', `/payments/${payment}/local`, { body: { event } })
    },
    // it charges what it was told to
    reprice: () => undefined,
    silence: () => undefined,
    stop: async () => undefined,
  }
}
