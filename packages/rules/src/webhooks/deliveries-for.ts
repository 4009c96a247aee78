import type { GameEvent } from '../kernel/index.ts'
import type { Webhook } from '../model/index.ts'
import { type Activity, activityOf, type ActivityContext } from './activity-of.ts'

/** A request body and the address it goes to. */
export type Delivery = {
  readonly webhook: string
  readonly url: string
  readonly body: Readonly<Record<string, unknown>>
}

/** The deliveries to the player's webhooks for these events, in order. docs/reference/api.md 3.10. */
export const deliveriesFor =
  (context: ActivityContext) =>
  (events: ReadonlyArray<GameEvent>): ReadonlyArray<Delivery> => {
    const { user } = context.after
    const hooks = user.webhooks.filter(({ enabled }) => enabled)
    if (hooks.length === 0) return []
    const activities = events.flatMap((event) => activityOf(context)(event) ?? [])
    return activities.flatMap((activity) =>
      hooks
        .filter((hook) => listensTo(hook, activity))
        .map(({ id, url }) => ({
          webhook: id,
          url,
          body: {
            webhookType: activity.webhookType,
            ...activity.body,
            user: { _id: user._id, ...activity.user },
          },
        })),
    )
  }

const listensTo = ({ type, options }: Webhook, { webhookType, option }: Activity): boolean =>
  type === 'globalActivity' || (type === webhookType && options[option.name] === option.value)
