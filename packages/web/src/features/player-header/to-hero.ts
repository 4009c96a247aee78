import { galaAt } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import { type Attribute, ATTRIBUTES, type PlayerClass, type User } from '@daykeep/rules/model'
import { experienceToLeave, hasClass, MAX_HEALTH, maxMana } from '@daykeep/rules/stats'
import { type AvatarArt, type Season, toAvatarArt } from '../../art/index.ts'

type Level = { readonly value: number; readonly max: number }

/** Mana and class are undefined for a player without a class. */
export type HeroModel = {
  readonly avatar: AvatarArt
  readonly name: string
  readonly username: string
  readonly level: number
  readonly class: PlayerClass | undefined
  readonly health: Level
  readonly mana: Level | undefined
  readonly experience: Level
  readonly buffed: ReadonlyArray<Attribute>
  readonly season: Season
}

/** Experience can be negative after an undone score; it is shown as 0. docs/reference/rules.md 2.10. */
export const toHero = (catalogue: Catalogue, user: User, now: Instant): HeroModel => {
  const { stats } = user
  const withClass = hasClass(user)
  return {
    avatar: toAvatarArt(user, catalogue),
    name: user.profile.name,
    username: user.auth.local.username ?? '',
    level: stats.lvl,
    class: withClass ? stats.class : undefined,
    health: { value: Math.ceil(stats.hp), max: MAX_HEALTH },
    mana: withClass ? { value: Math.floor(stats.mp), max: maxMana(catalogue, user) } : undefined,
    experience: { value: Math.max(0, Math.floor(stats.exp)), max: experienceToLeave(stats.lvl) },
    buffed: ATTRIBUTES.filter((attribute) => stats.buffs[attribute] > 0),
    season: galaAt(now).season,
  }
}
