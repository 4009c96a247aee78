import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'

const { get, post } = endpointsOf('world')

const Open = t.record(t.string, t.unknown)

const WorldState = t.type({
  worldBoss: Open,
  currentEvent: t.union([Open, t.null]),
  currentEventList: t.readonlyArray(Open),
  npcImageSuffix: t.string,
})

/** Reference, api 2.15, 3.13 to 3.15. */
export const worldEndpoints = {
  cron: post('/cron', {
    who: 'player',
    summary: 'Starts the new day of the player, if one is due',
    answer: t.type({}),
    plays: {
      command: 'startDay',
      paramsOf: ({ timezoneOffset }) => (timezoneOffset === undefined ? {} : { timezoneOffset }),
      sentOf: (params: { readonly timezoneOffset?: number }) => params,
    },
  }),
  worldState: get('/world-state', { who: 'anyone', summary: 'What goes on in the world today', answer: WorldState }),
  content: get('/content', {
    who: 'either',
    summary: 'Everything the game contains, with texts; `filter` names what to leave out',
    query: t.partial({ language: t.string, filter: t.string }),
    answer: Open,
  }),
  status: get('/status', {
    who: 'anyone',
    summary: 'Tells that the server is up',
    answer: t.type({ status: t.literal('up') }),
  }),
  ready: get('/ready', {
    who: 'anyone',
    summary: 'Tells that the server can reach its store',
    answer: t.type({ status: t.literal('ready') }),
  }),
} as const
