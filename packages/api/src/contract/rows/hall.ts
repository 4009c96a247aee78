import * as t from 'io-ts'
import { requiredText, uuid } from '../checks.ts'
import { endpointsOf } from '../endpoint.ts'
import { Page } from '../paging.ts'
import { GroupWithPlan, HallRow, Hero, HeroParty } from '../shapes/index.ts'

const { get, put } = endpointsOf('hall')

const HeroName = t.type({ heroId: requiredText('heroIdRequired') })

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
  heroParty: get('/hall/heroes/party/:groupId', {
    auth: 'required',
    summary: 'The party of a player, without its name and texts; for support',
    params: t.type({ groupId: uuid('groupIdRequired') }),
    response: HeroParty,
  }),
  heroGroupPlans: get('/hall/heroes/:heroId/group-plans', {
    auth: 'required',
    summary: 'The groups with a plan that a player is in; for support',
    params: HeroName,
    response: t.readonlyArray(t.intersection([GroupWithPlan, t.type({ memberCount: t.number })])),
  }),
  getHero: get('/hall/heroes/:heroId', {
    auth: 'required',
    summary: 'A player as support sees them, by id or username',
    params: HeroName,
    response: Hero,
  }),
  updateHero: put('/hall/heroes/:heroId', {
    auth: 'required',
    summary: 'Changes a player; for support, and privileges for full access alone',
    params: t.type({ heroId: uuid('heroIdRequired') }),
    body: t.readonly(t.record(t.string, t.unknown)),
    response: Hero,
  }),
} as const
