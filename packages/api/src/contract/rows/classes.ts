import * as t from 'io-ts'
import { uuidOrNone } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Order, quantityOf, sentQuantity } from '../quantity.ts'
import { Stats, WireTask, WireUser } from '../wire.ts'

const { post } = endpointsOf('classes')

const Open = t.record(t.string, t.unknown)

/** Which of it is there depends on what the spell was cast on. */
const Cast = t.partial({
  user: WireUser,
  task: WireTask,
  tasks: t.readonlyArray(WireTask),
  partyMembers: t.readonlyArray(Open),
})

/** Life begun anew: the player, and the tasks it made new. */
const Renewed = t.type({ user: WireUser, tasks: t.readonlyArray(WireTask) })

type Casting = { readonly skill: string; readonly target?: string; readonly quantity?: number }

/** Reference, api 2.2 and 2.4. */
export const classEndpoints = {
  changeClass: post('/user/change-class', {
    who: 'player',
    summary: 'Chooses a class; without one, gives the present class back',
    query: t.partial({ class: t.string }),
    answer: t.type({ stats: Stats, flags: Open, items: Open, preferences: Open }),
    plays: {
      command: 'changeClass',
      paramsOf: ({ query }) => query,
      sentOf: ({ class: wanted }: { readonly class?: string }) => ({ query: { class: wanted } }),
    },
  }),
  disableClasses: post('/user/disable-classes', {
    who: 'player',
    summary: 'Plays on without classes',
    answer: t.type({ stats: Stats, flags: Open, preferences: Open }),
    plays: { command: 'disableClasses', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  castSkill: post('/user/class/cast/:spellId', {
    who: 'player',
    summary: 'Casts a skill, throws something or sends a card',
    query: t.partial({ targetId: uuidOrNone('targetIdUUID') }),
    body: Order,
    answer: Cast,
    plays: {
      command: 'castSkill',
      paramsOf: ({ params, query, body }) => ({
        skill: params.spellId,
        ...(query.targetId ? { target: query.targetId } : {}),
        ...quantityOf(body),
      }),
      sentOf: ({ skill, target, ...order }: Casting) => ({
        params: { spellId: skill },
        query: { targetId: target },
        ...sentQuantity(order),
      }),
    },
  }),
  readCard: post('/user/read-card/:cardType', {
    who: 'player',
    summary: 'Reads the card of a kind that has waited longest',
    answer: t.type({ specialItems: Open, cardReceived: t.boolean }),
    plays: {
      command: 'readCard',
      paramsOf: ({ params }) => ({ card: params.cardType }),
      sentOf: ({ card }: { readonly card?: string }) => ({ params: { cardType: card ?? '' } }),
    },
  }),
  rebirth: post('/user/rebirth', {
    who: 'player',
    summary: 'Begins again at level 1, with everything in the bags',
    answer: Renewed,
    plays: { command: 'rebirth', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  fortify: post('/user/reroll', {
    who: 'player',
    summary: 'Brings health and the colours of all own tasks back to where they began',
    answer: Renewed,
    plays: { command: 'fortify', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
} as const
