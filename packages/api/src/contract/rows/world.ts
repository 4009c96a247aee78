import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'

const { get, post } = endpointsOf('world')

const AnyObject = t.record(t.string, t.unknown)

const WorldState = t.type({
  worldBoss: AnyObject,
  currentEvent: t.union([AnyObject, t.null]),
  currentEventList: t.readonlyArray(AnyObject),
  npcImageSuffix: t.string,
})

/** docs/reference/api.md 2.15, 3.13 to 3.15. */
export const worldEndpoints = {
  cron: post('/cron', {
    auth: 'required',
    summary: 'Starts the new day of the player, if one is due',
    response: t.type({}),
    command: {
      name: 'startDay',
      toParams: ({ timezoneOffset }) => (timezoneOffset === undefined ? {} : { timezoneOffset }),
      toRequest: (params) => params,
    },
  }),
  worldState: get('/world-state', { auth: 'none', summary: 'What goes on in the world today', response: WorldState }),
  content: get('/content', {
    auth: 'optional',
    summary: 'Everything the game contains, with texts; `filter` names what to leave out',
    query: t.partial({ language: t.string, filter: t.string }),
    response: AnyObject,
  }),
  status: get('/status', {
    auth: 'none',
    summary: 'Tells that the server is up',
    response: t.type({ status: t.literal('up') }),
  }),
  ready: get('/ready', {
    auth: 'none',
    summary: 'Tells that the server can reach its store',
    response: t.type({ status: t.literal('ready') }),
  }),
} as const
