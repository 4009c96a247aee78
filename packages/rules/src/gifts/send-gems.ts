import { GEMS_PER_BALANCE, payGems } from '../purse/index.ts'
import { refuse, type RuleContext } from '../kernel/index.ts'
import { mayGetGems } from '../group-plans/index.ts'
import { writePrivateMessage } from '../private-messages/index.ts'
import { type Denial, denialsOf } from '../permissions/index.ts'
import { eventsFor, findDocument, requireActor, type SharedRule, succeed, withDocuments } from '../documents/index.ts'
import { gainGems } from './gain-gems.ts'

/**
 * Maximum length of the message with a gift, in characters; a longer one is refused. docs/reference/application.md 5;
 * docs/reference/api.md 6.1.
 */
export const LONGEST_GIFT_MESSAGE = 200

export type SendGems = { readonly to: string; readonly gems: number; readonly message?: string }

type Refusals = 'userNotFound' | 'badAmountOfGemsToSend' | 'groupPolicyCannotGetGems' | 'giftMessageTooLong' | Denial

/** Sends gems to another player, with a private message about them. docs/reference/rules.md 11.7. */
export const sendGems: SharedRule<keyof RuleContext, SendGems, Refusals, undefined> =
  (context) =>
  ({ actorId, to, gems, message = '' }) =>
  (documents) => {
    const from = requireActor(documents, actorId)
    const receiver = findDocument(documents, 'users', to)
    if (receiver === undefined) return refuse('userNotFound')
    const [objection] = denialsOf('transfer-gems', from, receiver)
    if (objection !== undefined) return refuse(objection)
    const text = message.trim()
    if (text.length > LONGEST_GIFT_MESSAGE) return refuse('giftMessageTooLong')
    const price = gems / GEMS_PER_BALANCE
    if (gems <= 0 || price > from.balance) return refuse('badAmountOfGemsToSend')
    if (!mayGetGems(receiver, Object.values(documents.groups), context.now)) return refuse('groupPolicyCannotGetGems')
    const paid = payGems({ price, transaction: 'gift_send', reference: to })(from)
    const gained = gainGems({ amount: price, transaction: 'gift_receive', reference: actorId })(receiver)
    const afterTransfer = withDocuments(documents, 'users', [paid.state, gained.state])
    const giver = {
      from: from._id,
      name: from.profile.name,
      ...(text === '' || from.flags.chatShadowMuted === true ? {} : { message: text }),
    }
    const info = { type: 'gems_gifted', gems, user: from.profile.name }
    const delivery = writePrivateMessage(context, afterTransfer, { from, to: gained.state, text, info })
    const events = [
      ...eventsFor(from._id, paid.events),
      ...eventsFor(gained.state._id, [...gained.events, { type: 'GemsReceived', gems, ...giver }]),
      ...delivery.events,
    ]
    return succeed(delivery.state, undefined, events)
  }
