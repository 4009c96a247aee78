import type { EndpointName } from '../../src/contract/index.ts'
import { expectGranted } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/patch-user.ts'
import { startStripe } from '../payments/scripted-stripe.ts'
import { startTestServer } from '../../test-kit/test-server.ts'
import type { Exercise, Scene } from './shared-exercises.ts'

/** A payment that the local provider has begun. */
const begun = async ({ player }: Scene, order: unknown = { type: 'gems', pack: '4gems' }): Promise<string> => {
  const { body } = await player.call('POST', '/payments', { body: { order } })
  return String(body.data['id'])
}

const subscribed = async (scene: Scene): Promise<Scene> => {
  const id = await begun(scene, { type: 'subscription', block: 'basic_3mo' })
  await expectGranted(scene.player.call('POST', `/payments/${id}/local`, { body: { event: 'paid' } }))
  return scene
}

const asSupport = async (scene: Scene): Promise<Scene> => {
  await patchUser(scene.server, scene.player, (user) => ({ ...user, permissions: { userSupport: true } }))
  return scene
}

/** Calls about money. */
export const PAYMENT_EXERCISES = {
  paymentProviders: ({ player }) => player.call('GET', '/payments/providers'),
  payments: async (scene) => {
    await begun(scene)
    return scene.player.call('GET', '/payments')
  },
  payment: async (scene) => scene.player.call('GET', `/payments/${await begun(scene)}`),
  createGroupPlan: ({ player }) =>
    player.call('POST', '/groups/create-plan', {
      body: { groupToCreate: { name: 'Flat 4', privacy: 'private' }, paymentType: 'Local' },
    }),
  startPayment: ({ player }) => player.call('POST', '/payments', { body: { order: { type: 'gems', pack: '21gems' } } }),
  reportLocalEvent: async (scene) =>
    scene.player.call('POST', `/payments/${await begun(scene)}/local`, { body: { event: 'paid' } }),
  cancelPlan: async (scene) => (await subscribed(scene)).player.call('POST', '/payments/cancel', { body: {} }),
  changeCard: async (scene) => (await subscribed(scene)).player.call('POST', '/payments/change-card', { body: {} }),
  purchaseHistory: async (scene) => (await subscribed(scene)).player.call('GET', '/user/purchase-history'),
  memberPurchaseHistory: async (scene) =>
    (await asSupport(scene)).player.call('GET', `/members/${scene.player.id}/purchase-history`),
  stripeCheckout: ({ player }) => player.call('POST', '/stripe/checkout-session', { body: { gemsBlock: '4gems' } }),
  stripeEdit: async (scene) => (await subscribed(scene)).player.call('POST', '/stripe/subscribe/edit', { body: {} }),
  stripeCancel: async (scene) =>
    (await subscribed(scene)).player.call('GET', '/stripe/subscribe/cancel?noRedirect=true'),
  stripeWebhook: async () => {
    const scripted = await startStripe()
    const server = await startTestServer({ payments: scripted.providers })
    const answer = await scripted.deliver(server, { type: 'invoice.paid', object: {} })
    await Promise.all([server.stop(), scripted.stop()])
    return answer
  },
  paymentDetails: async (scene) => {
    await asSupport(await subscribed(scene))
    return scene.player.call('GET', `/admin/user/${scene.player.id}/subscription-payment-details`)
  },
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
