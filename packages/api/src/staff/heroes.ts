import { type Group, type ProfileReport, type StaffNote, TAVERN, type User } from '@daykeep/rules/model'
import { hasPlan } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import type { Hero } from '../contract/index.ts'
import { notFound } from '../core/api-error.ts'
import type { AppContext } from '../core/app-context.ts'
import { contains, eq, type Store } from '../store/index.ts'
import { toGroupWithPlan, toHero, toPerson } from '../wire/index.ts'
import { findHero } from './find-hero.ts'
import { forStaff } from './require-privilege.ts'

/** Refuses userWithIDNotFound. docs/reference/api.md 2.15 and 3.16. */
export const getHero = forStaff<'getHero', HeroNeeds>('readHero', (app) => async ({ input, player }) => {
  const hero = await findHero(app.store, input.params.heroId)
  if (E.isLeft(hero)) return hero
  return E.right({ data: await heroOf(app, hero.right.body), user: player })
})

type HeroNeeds = 'store' | 'catalogue' | 'clock'

/** A player with what staff has stored about them. */
export const heroOf = async ({ store, catalogue, clock }: Pick<AppContext, HeroNeeds>, user: User): Promise<Hero> => {
  const note = await store.get<StaffNote>('staffNotes', user._id)
  const report = await store.get<ProfileReport>('reports', user._id)
  const context = { catalogue, now: clock(), note: note?.body.text ?? '', reports: report?.body.flags ?? {} }
  return toHero(user, context)
}

/** Never name or texts. Refuses groupWithIDNotFound. docs/reference/api.md 2.15. */
export const heroParty = forStaff<'heroParty', 'store'>('readHeroParty', (app) => async ({ input, player }) => {
  const { groupId } = input.params
  const found = await app.store.get<Group>('groups', groupId.toLowerCase())
  if (found === undefined) return E.left(notFound('groupWithIDNotFound', { groupId }))
  const { _id, balance, challengeCount, leader, leaderOnly, memberCount, purchased, quest } = found.body
  return E.right({
    data: { _id, balance, challengeCount, leader, leaderOnly, memberCount, purchased, quest },
    user: player,
  })
})

/** Members that one answer names. */
const MEMBERS = 100

/** Any group as it is stored, with its first members by id, for full access alone. Refuses groupNotFound. docs/reference/api.md 2.16. */
export const adminGroup = forStaff<'adminGroup', 'store'>('readAnyGroup', (app) => async ({ input, player }) => {
  const found = await app.store.get<Group>('groups', input.params.groupId.toLowerCase())
  if (found === undefined) return E.left(notFound('groupNotFound'))
  const members = await membersOf(app.store, found.body)
  return E.right({ data: { ...found.body, id: found.id, members: members.map(toPerson) }, user: player })
})

/** Everybody is in the tavern, so that its members say nothing. */
const membersOf = async (store: Pick<Store, 'find'>, { _id, type }: Group): Promise<ReadonlyArray<User>> => {
  if (_id === TAVERN) return []
  const where = type === 'party' ? eq('party._id', _id) : contains('guilds', _id)
  const found = await store.find<User>('users', { where, limit: MEMBERS })
  return found.map(({ body }) => body)
}

/** Refuses userWithIDNotFound. docs/reference/api.md 2.15. */
export const heroGroupPlans = forStaff<'heroGroupPlans', 'store' | 'clock'>(
  'readHeroGroupPlans',
  (app) =>
    async ({ input, player }) => {
      const hero = await findHero(app.store, input.params.heroId)
      if (E.isLeft(hero)) return hero
      const groups = await app.store.getMany<Group>('groups', groupIdsOf(hero.right.body))
      const now = app.clock()
      const data = groups.flatMap(({ body }) =>
        hasPlan(body, now) ? [{ ...toGroupWithPlan(body, now), memberCount: body.memberCount }] : [],
      )
      return E.right({ data, user: player })
    },
)

const groupIdsOf = ({ party, guilds }: User): ReadonlyArray<string> =>
  party._id === undefined ? guilds : [party._id, ...guilds]
