import * as t from 'io-ts'
import { whole } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { ItemInfo, Pins, Stats, WireUser } from '../wire.ts'

const { get, post, put } = endpointsOf('user')

const Open = t.record(t.string, t.unknown)

/** Reference, api 2.2. */
export const userEndpoints = {
  getUser: get('/user', {
    who: 'player',
    summary: 'The player; with userFields only these and what always comes along',
    query: t.partial({ userFields: t.string }),
    answer: WireUser,
  }),
  updateUser: put('/user', {
    who: 'player',
    summary: 'Sets fields of the player, named by dotted paths',
    body: Open,
    answer: WireUser,
    plays: {
      command: 'updateUser',
      paramsOf: ({ body }) => ({ changes: body }),
      sentOf: ({ changes }: { readonly changes: unknown }) => ({ body: changes }),
    },
  }),
  sleep: post('/user/sleep', {
    who: 'player',
    summary: 'Pauses damage, or ends the pause',
    answer: t.boolean,
    plays: { command: 'toggleSleep', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  customDayStart: post('/user/custom-day-start', {
    who: 'player',
    summary: 'Moves the hour at which the day begins',
    body: t.type({ dayStart: whole('invalidReqParams') }),
    answer: t.type({ message: t.string }),
    plays: {
      command: 'customDayStart',
      paramsOf: ({ body }) => ({ dayStart: body.dayStart }),
      sentOf: ({ dayStart }: { readonly dayStart: number }) => ({ body: { dayStart } }),
    },
  }),
  revive: post('/user/revive', {
    who: 'player',
    summary: 'Brings a player at no health back',
    answer: Open,
    plays: { command: 'revive', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  statSync: post('/user/stat-sync', {
    who: 'player',
    summary: 'Works out levels that are due',
    answer: WireUser,
    plays: { command: 'syncStats', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
  inAppRewards: get('/user/in-app-rewards', {
    who: 'player',
    summary: 'What the rewards column offers, in its order',
    answer: t.readonlyArray(ItemInfo),
  }),
  inventoryBuy: get('/user/inventory/buy', {
    who: 'player',
    summary: 'The next pieces of equipment for the class',
    answer: t.readonlyArray(Open),
  }),
  togglePinnedItem: get('/user/toggle-pinned-item/:type/:path', {
    who: 'player',
    summary: 'Pins an item to the rewards column, or takes it off',
    answer: Pins,
    plays: {
      command: 'togglePin',
      paramsOf: ({ params }) => params,
      sentOf: (params: { readonly type: string; readonly path: string }) => ({
        params: { type: params.type, path: params.path },
      }),
    },
  }),
  movePinnedItem: post('/user/move-pinned-item/:path/move/to/:position', {
    who: 'player',
    summary: 'Moves an item of the rewards column; -1 is the end',
    params: t.type({ path: t.string, position: t.string }),
    answer: t.readonlyArray(t.string),
    plays: {
      command: 'movePin',
      paramsOf: ({ params }) => ({ path: params.path, position: Number(params.position) }),
      sentOf: ({ path, position }: { readonly path: string; readonly position: number }) => ({
        params: { path, position },
      }),
    },
  }),
  allocate: post('/user/allocate', {
    who: 'player',
    summary: 'Spends one point on an attribute',
    query: t.partial({ stat: t.string }),
    answer: Stats,
    plays: {
      command: 'allocate',
      paramsOf: ({ query }) => query,
      sentOf: ({ stat }: { readonly stat?: string }) => ({ query: { stat } }),
    },
  }),
  allocateBulk: post('/user/allocate-bulk', {
    who: 'player',
    summary: 'Spends points on several attributes',
    body: t.partial({ stats: t.unknown }),
    answer: Stats,
    plays: {
      command: 'allocateBulk',
      paramsOf: ({ body }) => body,
      sentOf: ({ stats }: { readonly stats: unknown }) => ({ body: { stats } }),
    },
  }),
  allocateNow: post('/user/allocate-now', {
    who: 'player',
    summary: 'Spends all points as the settings say',
    answer: Stats,
    plays: { command: 'allocateNow', paramsOf: () => ({}), sentOf: () => ({}) },
  }),
} as const
