import * as t from 'io-ts'
import { endpointsOf } from '../endpoint.ts'
import { Page } from '../paging.ts'
import { HallRow } from '../shapes/index.ts'

const { get } = endpointsOf('hall')

/** docs/reference/api.md 2.15. */
export const hallEndpoints = {
  heroes: get('/hall/heroes', {
    auth: 'required',
    summary: 'Players who have contributed, the highest level first',
    response: t.readonlyArray(HallRow),
  }),
  patrons: get('/hall/patrons', {
    auth: 'required',
    summary: 'Players who have given money, the highest tier first',
    query: Page,
    response: t.readonlyArray(HallRow),
  }),
} as const
