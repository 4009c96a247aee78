import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Answer, refuse } from '../kernel/index.ts'
import { type Webhook, WebhookType } from '../model/index.ts'
import { isUuid } from '../tasks/index.ts'

/** What a client says about a webhook; made sense of by the rule, so that each fault has its own refusal. */
export const WebhookFields = t.readonly(
  t.partial({ url: t.unknown, type: t.unknown, label: t.string, enabled: t.unknown, options: t.unknown }),
)
export type WebhookFields = t.TypeOf<typeof WebhookFields>

export type FieldRefusals = 'invalidUrl' | 'invalidWebhookType' | 'webhookBooleanOption' | 'groupIdRequired'

type Kept = Pick<Webhook, 'url' | 'type' | 'label' | 'enabled' | 'options'>

/** What each kind may be told about, and whether it is unless the player says otherwise. Reference, api 2.3. */
export const SWITCHES: Readonly<Record<WebhookType, Readonly<Record<string, boolean>>>> = {
  taskActivity: { created: false, updated: false, deleted: false, checklistScored: false, scored: true },
  userActivity: { petHatched: false, mountRaised: false, leveledUp: false },
  questActivity: { questStarted: false, questFinished: false, questInvited: false },
  groupChatReceived: {},
  globalActivity: {},
}

/** The webhook with these fields as they are kept; options of another kind go, missing ones are filled in. Reference, api 2.3. */
export const writtenWebhook = (before: Kept, given: WebhookFields): Answer<FieldRefusals, Kept> => {
  const { url = before.url, type = before.type, label = before.label, enabled = before.enabled } = given
  if (typeof url !== 'string' || !/^https?:\/\/\S+$/i.test(url)) return refuse('invalidUrl')
  if (!WebhookType.is(type)) return refuse('invalidWebhookType')
  if (typeof enabled !== 'boolean') return refuse('webhookBooleanOption', { option: 'enabled' })
  const options = writtenOptions(type, { ...before.options, ...Object(given.options) })
  return E.isLeft(options) ? options : E.right({ url, type, label, enabled, options: options.right })
}

const writtenOptions = (
  type: WebhookType,
  given: Readonly<Record<string, unknown>>,
): Answer<'webhookBooleanOption' | 'groupIdRequired', Webhook['options']> => {
  if (type === 'groupChatReceived') {
    const { groupId } = given
    return typeof groupId === 'string' && isUuid(groupId) ? E.right({ groupId }) : refuse('groupIdRequired')
  }
  const switches = Object.entries(SWITCHES[type]).map(([option, unless]) => [option, given[option] ?? unless] as const)
  const odd = switches.find(([, value]) => typeof value !== 'boolean')
  return odd === undefined
    ? E.right(Object.fromEntries(switches.map(([option, value]) => [option, value === true])))
    : refuse('webhookBooleanOption', { option: odd[0] })
}
