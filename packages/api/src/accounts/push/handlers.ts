import { toIso } from '@daykeep/rules/kernel'
import { LIMITS } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { badRequest, notFound, timedOut } from '../../core/api-error.ts'
import type { AppContext } from '../../core/app-context.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import {
  forgetSubscription,
  postPush,
  type PushSubscription,
  subscriptionId,
  subscriptionsOf,
  vapidKeys,
  type WebhookDependencies,
} from '../../deliveries/index.ts'
import { toLookWrite } from '../../reminders/index.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { type Document, type Store, toJson, type Write } from '../../store/index.ts'
import { loginLabel } from '../logins/login-label.ts'
import { isPushEndpoint } from './is-push-endpoint.ts'

/** Characters of an uncompressed point of P-256, and of 16 bytes, in base64url. RFC 8291 */
const KEY_FORM = { p256dh: /^[\w-]{87}=?$/, auth: /^[\w-]{22}(==)?$/ } as const

export const pushSubscriptions: PlayerHandler<'pushSubscriptions', 'store' | 'config'> =
  (app) =>
  async ({ player }) => {
    const [keys, subscriptions] = await Promise.all([vapidKeys(app), subscriptionsOf(app.store, player.id)])
    const data = { publicKey: keys?.publicKey ?? null, subscriptions: subscriptions.map(toWire) }
    return E.right({ data, user: player })
  }

/**
 * A browser belongs to whoever used it last. Refuses pushNotOffered, pushEndpointInvalid.
 * decision 124
 */
export const addPushSubscription: PlayerHandler<'addPushSubscription', 'store' | 'config' | 'clock'> =
  (app) =>
  async ({ input, player, ...request }) => {
    const { endpoint, keys } = input.body
    if (!app.config.webPush.isOn) return E.left(badRequest('pushNotOffered'))
    const areKeys = KEY_FORM.p256dh.test(keys.p256dh) && KEY_FORM.auth.test(keys.auth)
    if (!areKeys || !isPushEndpoint(endpoint, app.config.webhookNetworks))
      return E.left(badRequest('pushEndpointInvalid'))
    const body: PushSubscription = {
      userId: player.id,
      endpoint,
      keys: { p256dh: keys.p256dh, auth: keys.auth },
      label: loginLabel(request),
      createdAt: app.clock(),
    }
    const id = subscriptionId(endpoint)
    const committed = await app.store.commit([
      await toSubscriptionWrite(app.store, id, body),
      ...(await removalsOfOldest(app.store, id, player.id)),
      toLookWrite(player.id, app.clock()),
    ])
    // another window of the same browser was faster, with the same
    if (E.isLeft(committed) && committed.left.type === 'unavailable') return E.left(timedOut('storeUnavailable'))
    return E.right({ status: 201, data: toWire({ id, body }), user: player })
  }

/** Refuses pushSubscriptionNotFound. */
export const removePushSubscription: PlayerHandler<'removePushSubscription', 'store'> =
  (app) =>
  async ({ input, player }) => {
    const { id } = input.params
    const own = await subscriptionsOf(app.store, player.id)
    if (!own.some((each) => each.id === id)) return E.left(notFound('pushSubscriptionNotFound'))
    await forgetSubscription(app.store, id)
    return E.right({ data: own.filter((each) => each.id !== id).map(toWire), user: player })
  }

/** Seconds for which a browser that is off may still get the message that was sent to try. */
const TRY_TTL = 60

/** Refuses pushSubscriptionNotFound. */
export const tryPushSubscription: PlayerHandler<'tryPushSubscription', keyof WebhookDependencies | 'i18n'> =
  (app) =>
  async ({ input, player }) => {
    const { id } = input.params
    const found = (await subscriptionsOf(app.store, player.id)).find((each) => each.id === id)
    if (found === undefined) return E.left(notFound('pushSubscriptionNotFound'))
    const failure = await postPush(app, found.body, tryMessage(app, player.body.preferences), {
      ttl: TRY_TTL,
      urgency: 'high',
    })
    if (failure === 'gone') await forgetSubscription(app.store, id)
    return E.right({ data: { failure: failure ?? null }, user: player })
  }

const tryMessage = ({ i18n }: Pick<AppContext, 'i18n'>, { language: player = '' }: { readonly language?: string }) => {
  const language = chooseLanguage(i18n.languages, { player })
  const { translate } = createTranslator(i18n, language)
  return {
    kind: 'test',
    title: translate('mail.push.test.title'),
    body: translate('mail.push.test.body'),
    path: '/user/settings/notifications',
    tag: 'test',
    language,
  }
}

const toSubscriptionWrite = async (store: Pick<Store, 'get'>, id: string, body: PushSubscription): Promise<Write> => {
  const before = await store.get<PushSubscription>('pushSubscriptions', id)
  if (before === undefined) return { type: 'insert', collection: 'pushSubscriptions', id, body: toJson(body) }
  const { createdAt, userId } = before.body
  const isSame = userId === body.userId
  const after = isSame ? { ...body, createdAt } : body
  return { type: 'replace', collection: 'pushSubscriptions', id, version: before.version, body: toJson(after) }
}

const removalsOfOldest = async (store: Pick<Store, 'find'>, id: string, userId: string): Promise<readonly Write[]> => {
  const others = (await subscriptionsOf(store, userId)).filter((each) => each.id !== id)
  return others
    .toSorted((one, other) => other.body.createdAt - one.body.createdAt)
    .slice(LIMITS.pushSubscriptions - 1)
    .map(({ id: old, version }) => ({ type: 'remove', collection: 'pushSubscriptions', id: old, version }))
}

const toWire = ({ id, body }: Pick<Document<PushSubscription>, 'id' | 'body'>) => ({
  id,
  endpoint: body.endpoint,
  label: body.label,
  createdAt: toIso(body.createdAt),
})
