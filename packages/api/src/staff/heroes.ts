import type { Group, StaffNote, User } from '@daykeep/rules/model'
import { hasPlan } from '@daykeep/rules/permissions'
import * as E from 'fp-ts/lib/Either.js'
import { notFound } from '../core/api-error.ts'
import { toGroupWithPlan, toHero } from '../wire/index.ts'
import { findHero } from './find-hero.ts'
import { forStaff } from './require-privilege.ts'

/** Refuses userWithIDNotFound. docs/reference/api.md 2.15 and 3.16. */
export const getHero = forStaff<'getHero', 'store'>('readHero', (app) => async ({ input, player }) => {
  const hero = await findHero(app.store, input.params.heroId)
  if (E.isLeft(hero)) return hero
  const note = await app.store.get<StaffNote>('staffNotes', hero.right.id)
  return E.right({ data: toHero(hero.right.body, note?.body.text ?? ''), user: player })
})

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

/** Any group as it is stored, for full access alone. Refuses groupNotFound. docs/reference/api.md 2.16. */
export const adminGroup = forStaff<'adminGroup', 'store'>('readAnyGroup', (app) => async ({ input, player }) => {
  const found = await app.store.get<Group>('groups', input.params.groupId.toLowerCase())
  if (found === undefined) return E.left(notFound('groupNotFound'))
  return E.right({ data: { ...found.body, id: found.id }, user: player })
})

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
