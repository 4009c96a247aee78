import { achievementShelves, type ShelfEntry } from '@daykeep/rules/achievements'
import type { User } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { notFound } from '../../core/api-error.ts'
import type { PlayerHandler } from '../../core/handler.ts'
import type { Translator } from '../../i18n/translator.ts'
import { translatorFor } from '../translator-for.ts'

/** Refuses userWithIDNotFound. docs/reference/api.md 2.11. */
export const memberAchievements: PlayerHandler<'memberAchievements', 'store' | 'i18n'> = (app) => async (request) => {
  const { input, player } = request
  const { memberId } = input.params
  const member = await app.store.get<User>('users', memberId.toLowerCase())
  if (member === undefined) return E.left(notFound('userWithIDNotFound', { userId: memberId }))
  const translator = translatorFor(app, request)
  const { basic, onboarding, seasonal, special } = achievementShelves(member.body)
  const shelf = toShelf(translator)
  const data = {
    basic: shelf('basic', basic, 0),
    onboarding: shelf('onboarding', onboarding, basic.length),
    seasonal: shelf('seasonal', seasonal, basic.length + onboarding.length),
    special: shelf('special', special, basic.length + onboarding.length + seasonal.length),
  }
  return E.right({ data, user: player })
}

/** `index` counts through all shelves. */
const toShelf = (translator: Translator) => (name: string, entries: ReadonlyArray<ShelfEntry>, first: number) => ({
  label: translator.translate(`achievementShelves.${name}`),
  achievements: Object.fromEntries(
    entries.map((entry, at) => [entry.key, toAchievement(translator, entry, first + at)]),
  ),
})

const toAchievement = ({ translate }: Translator, { key, earned, count }: ShelfEntry, index: number) => ({
  title: translate(`achievements.${key}.title`),
  text: translate(`achievements.${key}.text`, { count: count ?? 1 }),
  icon: `achievement-${key}`,
  earned,
  value: count ?? earned,
  index,
  optionalCount: count,
})
