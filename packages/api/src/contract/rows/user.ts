import { DayReport } from '@daykeep/rules/model'
import type { AgreedText } from '@daykeep/rules/player'
import * as t from 'io-ts'
import { oneOfTexts, requiredText, wholeNumber } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { ItemInfo, Pins, PushDevice, Stats, WireUser } from '../wire.ts'

const { get, post, put, remove } = endpointsOf('user')

const AnyObject = t.record(t.string, t.unknown)

const Devices = t.readonlyArray(PushDevice)

/** docs/reference/api.md 2.2. */
export const userEndpoints = {
  getUser: get('/user', {
    auth: 'required',
    summary: 'The player; with userFields only these and what always comes along',
    query: t.partial({ userFields: t.string }),
    response: WireUser,
    reducedResponse: t.intersection([t.type({ id: t.string, _id: t.string }), AnyObject]),
  }),
  updateUser: put('/user', {
    auth: 'required',
    summary: 'Sets fields of the player, named by dotted paths',
    body: AnyObject,
    response: WireUser,
    command: {
      name: 'updateUser',
      toParams: ({ body }) => ({ changes: body }),
      toRequest: ({ changes }) => ({ body: changes }),
    },
  }),
  sleep: post('/user/sleep', {
    auth: 'required',
    summary: 'Pauses damage, or ends the pause',
    response: t.boolean,
    command: { name: 'toggleSleep', toParams: () => ({}), toRequest: () => ({}) },
  }),
  acceptText: post('/user/accept/:text', {
    auth: 'required',
    summary: 'Accepts terms or privacy notice again',
    params: t.type({ text: oneOfTexts('invalidAgreedText', 'terms', 'privacy') }),
    response: t.type({}),
    command: {
      name: 'acceptText',
      toParams: ({ params }) => ({ text: params.text as AgreedText }),
      toRequest: ({ text }) => ({ params: { text } }),
    },
  }),
  customDayStart: post('/user/custom-day-start', {
    auth: 'required',
    summary: 'Moves the hour at which the day begins',
    body: t.type({ dayStart: wholeNumber('dayStartRequired') }),
    response: t.type({ message: t.string }),
    command: {
      name: 'customDayStart',
      toParams: ({ body }) => ({ dayStart: body.dayStart }),
      toRequest: ({ dayStart }) => ({ body: { dayStart } }),
    },
  }),
  revive: post('/user/revive', {
    auth: 'required',
    summary: 'Brings a player at no health back',
    response: AnyObject,
    command: { name: 'revive', toParams: () => ({}), toRequest: () => ({}) },
  }),
  statSync: post('/user/stat-sync', {
    auth: 'required',
    summary: 'Works out levels that are due',
    response: WireUser,
    command: { name: 'syncStats', toParams: () => ({}), toRequest: () => ({}) },
  }),
  undoAct: post('/user/undo/:turn', {
    auth: 'required',
    summary: 'Undoes one of the last acts, by its turn as in `acts` of the player',
    params: t.type({ turn: wholeNumber('turnRequired') }),
    response: t.type({ command: t.string, subject: AnyObject }),
    command: {
      name: 'undoAct',
      toParams: ({ params }) => ({ turn: params.turn }),
      toRequest: ({ turn }) => ({ params: { turn: String(turn) } }),
    },
  }),
  dayReports: get('/user/day-reports', {
    auth: 'required',
    summary: 'What the new days of the last 30 days did, the newest first',
    response: t.readonlyArray(DayReport),
  }),
  inAppRewards: get('/user/in-app-rewards', {
    auth: 'required',
    summary: 'What the rewards column offers, in its order',
    response: t.readonlyArray(ItemInfo),
  }),
  inventoryBuy: get('/user/inventory/buy', {
    auth: 'required',
    summary: 'The next pieces of equipment for the class',
    response: t.readonlyArray(AnyObject),
  }),
  togglePinnedItem: get('/user/toggle-pinned-item/:type/:path', {
    auth: 'required',
    summary: 'Pins an item to the rewards column, or takes it off',
    response: Pins,
    command: {
      name: 'togglePin',
      toParams: ({ params }) => params,
      toRequest: (params) => ({
        params: { type: params.type, path: params.path },
      }),
    },
  }),
  movePinnedItem: post('/user/move-pinned-item/:path/move/to/:position', {
    auth: 'required',
    summary: 'Moves an item of the rewards column; -1 is the end',
    params: t.type({ path: t.string, position: wholeNumber('invalidField') }),
    response: t.readonlyArray(t.string),
    command: {
      name: 'movePin',
      toParams: ({ params }) => ({ path: params.path, position: params.position }),
      toRequest: ({ path, position }) => ({
        params: { path, position },
      }),
    },
  }),
  allocate: post('/user/allocate', {
    auth: 'required',
    summary: 'Spends one point on an attribute',
    query: t.partial({ stat: t.string }),
    response: Stats,
    command: {
      name: 'allocate',
      toParams: ({ query }) => query,
      toRequest: ({ stat }) => ({ query: { stat } }),
    },
  }),
  allocateBulk: post('/user/allocate-bulk', {
    auth: 'required',
    summary: 'Spends points on several attributes',
    body: t.partial({ stats: t.unknown }),
    response: Stats,
    command: {
      name: 'allocateBulk',
      toParams: ({ body }) => body,
      toRequest: ({ stats }) => ({ body: { stats } }),
    },
  }),
  allocateNow: post('/user/allocate-now', {
    auth: 'required',
    summary: 'Spends all points as the settings say',
    response: Stats,
    command: { name: 'allocateNow', toParams: () => ({}), toRequest: () => ({}) },
  }),
  addPushDevice: post('/user/push-devices', {
    auth: 'required',
    summary: 'Registers a phone; answers all of them',
    body: t.type({ regId: requiredText('regIdRequired'), type: oneOfTexts('typeRequired', 'ios', 'android') }),
    response: Devices,
    command: { name: 'addPushDevice', toParams: ({ body }) => body, toRequest: (body) => ({ body }) },
  }),
  removePushDevice: remove('/user/push-devices/:regId', {
    auth: 'required',
    summary: 'Forgets a phone; answers those that remain',
    params: t.type({ regId: requiredText('regIdRequired') }),
    response: Devices,
    command: { name: 'removePushDevice', toParams: ({ params }) => params, toRequest: (params) => ({ params }) },
  }),
} as const
