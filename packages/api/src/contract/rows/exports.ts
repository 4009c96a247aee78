import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'

const { get } = endpointsOf('exports')

/** Files with what a player has here, answered below the root as well. docs/reference/api.md 6.4. */
export const exportEndpoints = {
  exportHistory: get('/export/history.csv', {
    auth: 'required',
    root: true,
    summary: 'A file of the history of habits and dailies',
    response: t.string,
    file: 'text/csv',
  }),
  exportUserJson: get('/export/userdata.json', {
    auth: 'required',
    root: true,
    summary: 'A file of the player, all tasks and private messages',
    response: t.UnknownRecord,
    file: 'application/json',
  }),
  exportUserXml: get('/export/userdata.xml', {
    auth: 'required',
    root: true,
    summary: 'The same as XML',
    response: t.string,
    file: 'application/xml',
  }),
  exportInbox: get('/export/inbox.html', {
    auth: 'required',
    root: true,
    summary: 'A page of all private messages, the newest first',
    response: t.string,
    file: 'text/html',
  }),
  exportAvatar: get('/export/avatar-:file', {
    auth: 'none',
    root: true,
    summary: 'What a player looks like: ID.svg, ID.png or ID.html',
    response: t.string,
    file: 'image/svg+xml',
  }),
} as const
