import { GEMS_PER_BALANCE, payGems } from '../../inventory/index.ts'
import { refuse, type World } from '../../kernel/index.ts'
import { mayGetGems } from '../group-plans/index.ts'
import { writeLetter } from '../inbox/index.ts'
import { type Objection, objectionsTo } from '../permissions/index.ts'
import { actorOf, type By, documentOf, done, type SocialRule, toldTo, withDocuments } from '../society/index.ts'
import { gainGems } from './gain-gems.ts'

/** Characters of the words that go with a gift; more are cut. Application specification, section 5. */
export const LONGEST_GIFT_MESSAGE = 200

export type SendGems = By & { readonly to: string; readonly gems?: unknown; readonly message?: string }

type Refusals = 'gemAmountRequired' | 'userNotFound' | 'badAmountOfGemsToSend' | 'groupPolicyCannotGetGems' | Objection

/**
 * Gives gems to another player, with a private message that says so. Reference, rules 11.7. Needs both players, and the
 * groups of the receiver.
 */
export const sendGems: SocialRule<keyof World, SendGems, Refusals, undefined> =
  (world) =>
  ({ by, to, gems, message = '' }) =>
  (society) => {
    const count = Number(gems)
    if (!Number.isInteger(count)) return refuse('gemAmountRequired')
    const from = actorOf(society, by)
    const receiver = documentOf(society, 'users', to)
    if (receiver === undefined) return refuse('userNotFound')
    const [objection] = objectionsTo('transfer-gems', from, receiver)
    if (objection !== undefined) return refuse(objection)
    const price = count / GEMS_PER_BALANCE
    if (count <= 0 || price > from.balance) return refuse('badAmountOfGemsToSend')
    if (!mayGetGems(receiver, Object.values(society.groups), world.now)) return refuse('groupPolicyCannotGetGems')
    const paid = payGems({ price, transaction: 'gift_send', reference: to })(from)
    const gained = gainGems({ amount: price, transaction: 'gift_receive', reference: by })(receiver)
    const given = withDocuments(society, 'users', [paid.state, gained.state])
    const text = message.trim().slice(0, LONGEST_GIFT_MESSAGE)
    const info = { type: 'gems_gifted', gems: count, user: from.profile.name }
    const letter = writeLetter(world, given, { from, to: gained.state, text, info })
    const told = [...toldTo(from._id, paid.events), ...toldTo(gained.state._id, gained.events), ...letter.told]
    return done(letter.state, undefined, told)
  }
