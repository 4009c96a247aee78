import * as t from 'io-ts'
import { IsoInstant } from '../../primitives/index.ts'
import { Count, word } from '../codecs.ts'

/** The kinds of activity a webhook receives; `globalActivity` is all of them. docs/reference/api.md 3.10. */
export const WEBHOOK_TYPES = [
  'taskActivity',
  'groupChatReceived',
  'userActivity',
  'questActivity',
  'globalActivity',
] as const
export const WebhookType = word(...WEBHOOK_TYPES)
export type WebhookType = t.TypeOf<typeof WebhookType>

/** An address that receives activity of the player. `options`: the selected events, or the group. docs/reference/api.md 3.7. */
export const Webhook = t.readonly(
  t.intersection([
    t.type({
      id: t.string,
      url: t.string,
      type: WebhookType,
      label: t.string,
      enabled: t.boolean,
      failures: Count,
      options: t.readonly(t.record(t.string, t.union([t.boolean, t.string]))),
      createdAt: IsoInstant,
      updatedAt: IsoInstant,
    }),
    t.partial({ lastFailureAt: IsoInstant }),
  ]),
)
export type Webhook = t.TypeOf<typeof Webhook>
