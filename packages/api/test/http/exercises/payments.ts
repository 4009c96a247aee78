import type { EndpointName } from '../../../src/contract/index.ts'
import { expectGranted } from '../../../test-kit/party.ts'
import { patchUser } from '../../../test-kit/documents/patch-user.ts'
import { registerPlayer, type TestPlayer, type TestResponse } from '../../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../../test-kit/test-server.ts'
import { startAmazon } from '../../payments/scripted/amazon.ts'
import { startApple } from '../../payments/scripted/apple.ts'
import { startGoogle } from '../../payments/scripted/google.ts'
import { startPaypal } from '../../payments/scripted/paypal.ts'
import type { ScriptedProvider, Ware } from '../../payments/scripted/scripted-provider.ts'
import { startStripe } from '../../payments/scripted-stripe.ts'
import type { Exercise, Scene } from './scenes.ts'

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

const sessionOf = async (player: TestPlayer): Promise<string> => {
  const { body } = await player.call('GET', '/paypal/checkout?gemsBlock=4gems&noRedirect=true')
  return String(body.data['sessionId'])
}

type Start = () => Promise<ScriptedProvider>

/** A call to a server that has a provider, whose servers are scripted. */
const at =
  (
    start: Start,
    call: (provider: ScriptedProvider, player: TestPlayer, server: TestServer) => Promise<TestResponse>,
  ): Exercise =>
  async () => {
    const provider = await start()
    const server = await startTestServer({ payments: provider.providers })
    const answer = await call(provider, await registerPlayer(server), server)
    await Promise.all([server.stop(), provider.stop()])
    return answer
  }

const confirmed = (start: Start, what: Ware): Exercise =>
  at(start, async (provider, player) => provider.confirm(player, await provider.buy(player, what)))

const reported = (start: Start): Exercise =>
  at(start, async (provider, player, server) => {
    const purchase = await provider.buy(player, 'gems')
    await provider.confirm(player, purchase)
    return provider.report(server, purchase, 'paid')
  })

const atAmazon = (call: (player: TestPlayer, agreement: string) => Promise<TestResponse>): Exercise =>
  at(startAmazon, async (provider, player) => call(player, `${(await provider.buy(player, 'subscription')).key}-P`))

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
  changeBlock: async (scene) =>
    (await subscribed(scene)).player.call('POST', '/payments/change-block', { body: { block: 'basic_12mo' } }),
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
  paypalCheckout: ({ player }) => player.call('GET', '/paypal/checkout?gemsBlock=4gems&noRedirect=true'),
  paypalSubscribe: ({ player }) => player.call('GET', '/paypal/subscribe?sub=basic_3mo&noRedirect=true'),
  paypalCheckoutSuccess: async ({ player }) =>
    player.call('GET', `/paypal/checkout/success?paymentId=${await sessionOf(player)}&PayerID=1&noRedirect=true`),
  paypalSubscribeSuccess: async ({ player }) =>
    player.call('GET', `/paypal/subscribe/success?token=${await sessionOf(player)}&noRedirect=true`),
  paypalCancel: async (scene) =>
    (await subscribed(scene)).player.call('GET', '/paypal/subscribe/cancel?noRedirect=true'),
  paypalWebhook: reported(startPaypal),
  amazonVerifyToken: atAmazon((player) =>
    player.call('POST', '/amazon/verifyAccessToken', { body: { access_token: 'Atza' } }),
  ),
  amazonOrderReference: atAmazon((player, agreement) =>
    player.call('POST', '/amazon/createOrderReferenceId', { body: { billingAgreementId: agreement } }),
  ),
  amazonCheckout: atAmazon((player, agreement) =>
    player.call('POST', '/amazon/checkout', { body: { orderReferenceId: `${agreement}/1`, gemsBlock: '21gems' } }),
  ),
  amazonSubscribe: atAmazon((player, agreement) =>
    player.call('POST', '/amazon/subscribe', { body: { billingAgreementId: agreement, subscription: 'basic_3mo' } }),
  ),
  amazonCancel: async (scene) =>
    (await subscribed(scene)).player.call('GET', '/amazon/subscribe/cancel?noRedirect=true'),
  amazonWebhook: reported(startAmazon),
  appleVerify: confirmed(startApple, 'gems'),
  appleSubscribe: confirmed(startApple, 'subscription'),
  appleSubscribeOnce: confirmed(startApple, 'once'),
  appleCancel: async (scene) =>
    (await subscribed(scene)).player.call('GET', '/iap/ios/subscribe/cancel?noRedirect=true'),
  appleWebhook: reported(startApple),
  googleVerify: confirmed(startGoogle, 'gems'),
  googleSubscribe: confirmed(startGoogle, 'subscription'),
  googleSubscribeOnce: confirmed(startGoogle, 'once'),
  googleCancel: async (scene) =>
    (await subscribed(scene)).player.call('GET', '/iap/android/subscribe/cancel?noRedirect=true'),
  googleWebhook: reported(startGoogle),
  paymentDetails: async (scene) => {
    await asSupport(await subscribed(scene))
    return scene.player.call('GET', `/admin/user/${scene.player.id}/subscription-payment-details`)
  },
} as const satisfies Partial<Readonly<Record<EndpointName, Exercise>>>
