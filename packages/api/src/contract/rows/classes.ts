import * as t from 'io-ts'
import { optionalUuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { QuantityBody, quantityOf, toQuantityBody } from '../quantity.ts'
import { Stats, WireTask, WireUser } from '../wire.ts'

const { post } = endpointsOf('classes')

const AnyObject = t.record(t.string, t.unknown)

/** Which fields are there depends on the target. */
const CastResponse = t.partial({
  user: WireUser,
  task: WireTask,
  tasks: t.readonlyArray(WireTask),
  partyMembers: t.readonlyArray(AnyObject),
})

/** The player and all tasks. */
const RenewedResponse = t.type({ user: WireUser, tasks: t.readonlyArray(WireTask) })

/** docs/reference/api.md 2.2 and 2.4. */
export const classEndpoints = {
  changeClass: post('/user/change-class', {
    auth: 'required',
    summary: 'Chooses a class; without one, gives the present class back',
    query: t.partial({ class: t.string }),
    response: t.type({ stats: Stats, flags: AnyObject, items: AnyObject, preferences: AnyObject }),
    command: {
      name: 'changeClass',
      toParams: ({ query }) => query,
      toRequest: ({ class: name }) => ({ query: { class: name } }),
    },
  }),
  disableClasses: post('/user/disable-classes', {
    auth: 'required',
    summary: 'Plays on without classes',
    response: t.type({ stats: Stats, flags: AnyObject, preferences: AnyObject }),
    command: { name: 'disableClasses', toParams: () => ({}), toRequest: () => ({}) },
  }),
  castSkill: post('/user/class/cast/:spellId', {
    auth: 'required',
    summary: 'Casts a skill, throws something or sends a card',
    query: t.partial({ targetId: optionalUuid('targetIdUUID') }),
    body: QuantityBody,
    response: CastResponse,
    command: {
      name: 'castSkill',
      toParams: ({ params, query, body }) => ({
        skill: params.spellId,
        ...(query.targetId ? { target: query.targetId } : {}),
        ...quantityOf(body),
      }),
      toRequest: ({ skill, target, ...order }) => ({
        params: { spellId: skill },
        query: { targetId: target },
        ...toQuantityBody(order),
      }),
    },
  }),
  readCard: post('/user/read-card/:cardType', {
    auth: 'required',
    summary: 'Reads the card of a kind that has waited longest',
    response: t.type({ specialItems: AnyObject, cardReceived: t.boolean }),
    command: {
      name: 'readCard',
      toParams: ({ params }) => ({ card: params.cardType }),
      toRequest: ({ card }) => ({ params: { cardType: card ?? '' } }),
    },
  }),
  rebirth: post('/user/rebirth', {
    auth: 'required',
    summary: 'Begins again at level 1, with everything in the bags',
    response: RenewedResponse,
    command: { name: 'rebirth', toParams: () => ({}), toRequest: () => ({}) },
  }),
  fortify: post('/user/reroll', {
    auth: 'required',
    summary: 'Brings health and the colours of all own tasks back to where they began',
    response: RenewedResponse,
    command: { name: 'fortify', toParams: () => ({}), toRequest: () => ({}) },
  }),
} as const
