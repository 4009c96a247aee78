import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { isUuid, refuse, refuseFields, type Result } from '../kernel/index.ts'
import { type Webhook, WebhookType } from '../model/index.ts'

/** The fields a client sends. Validated by the rule, not the codec, so that each fault has its own refusal. */
export const WebhookFields = t.readonly(
  t.partial({ url: t.unknown, type: t.unknown, label: t.string, enabled: t.unknown, options: t.unknown }),
)
export type WebhookFields = t.TypeOf<typeof WebhookFields>

export type FieldRefusals = 'invalidReqParams' | 'webhookBooleanOption' | 'groupIdRequired'

type StoredFields = Pick<Webhook, 'url' | 'type' | 'label' | 'enabled' | 'options'>

/** The switches of each webhook type and their defaults. docs/reference/api.md 2.3. */
export const WEBHOOK_SWITCHES: Readonly<Record<WebhookType, Readonly<Record<string, boolean>>>> = {
  taskActivity: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
  userActivity: { petHatched: false, mountRaised: false, leveledUp: false },
  questActivity: { questStarted: false, questFinished: false, questInvited: false },
  groupChatReceived: {},
  globalActivity: {},
}

/** The fields as stored: options of other types are dropped, missing ones get defaults. docs/reference/api.md 2.3. */
export const toStoredFields = (before: StoredFields, input: WebhookFields): Result<FieldRefusals, StoredFields> => {
  const { url = before.url, type = before.type, label = before.label, enabled = before.enabled } = input
  const hasUrl = typeof url === 'string' && /^https?:\/\/\S+$/i.test(url)
  if (!hasUrl || !WebhookType.is(type))
    return refuseFields('User', [
      ...(hasUrl ? [] : [{ path: 'url', key: 'invalidUrl' } as const]),
      ...(WebhookType.is(type) ? [] : [{ path: 'type', key: 'invalidWebhookType' } as const]),
    ])
  if (typeof enabled !== 'boolean') return refuse('webhookBooleanOption', { option: 'enabled' })
  const options = parseOptions(type, { ...before.options, ...Object(input.options) })
  return E.isLeft(options) ? options : E.right({ url, type, label, enabled, options: options.right })
}

const parseOptions = (
  type: WebhookType,
  input: Readonly<Record<string, unknown>>,
): Result<'webhookBooleanOption' | 'groupIdRequired', Webhook['options']> => {
  if (type === 'groupChatReceived') {
    const { groupId } = input
    return typeof groupId === 'string' && isUuid(groupId) ? E.right({ groupId }) : refuse('groupIdRequired')
  }
  const switches = Object.entries(WEBHOOK_SWITCHES[type]).map(
    ([option, fallback]) => [option, input[option] ?? fallback] as const,
  )
  const invalid = switches.find(([, value]) => typeof value !== 'boolean')
  return invalid === undefined
    ? E.right(Object.fromEntries(switches.map(([option, value]) => [option, value === true])))
    : refuse('webhookBooleanOption', { option: invalid[0] })
}
