import { daysMissed, isDayFromWrongClock } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/catalogue'
import type { Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import { experienceToLeave, MAX_HEALTH, maxMana } from '@daykeep/rules/stats'
import type { WireTask, WireUser } from '../contract/index.ts'
import type { Document } from '../store/index.ts'

/** Clients count the versions of a player from 0, the store from 1. docs/reference/api.md 1.11. */
export const toUserVersion = ({ version }: Document<User>): number => version - 1

/** A stored player with both names of the id. */
export const toWireUser = (user: Document<User>): WireUser => ({
  ...user.body,
  id: user.body._id,
  _v: toUserVersion(user),
})

/** With stats computed from the stored ones, for `GET /user` only. docs/reference/api.md 2.2. */
export const toComputedUser = (catalogue: Catalogue, user: Document<User>): WireUser => ({
  ...toWireUser(user),
  stats: toComputedStats(catalogue, user.body),
})

/** Whether the player's new day waits to begin. docs/reference/api.md 2.2. */
export const needsCron = ({ body }: Document<User>, now: Instant, offset?: number): boolean =>
  isDayFromWrongClock(body, now) || daysMissed(body, offset, now).days > 0

const toComputedStats = (catalogue: Catalogue, user: User) => ({
  ...user.stats,
  toNextLevel: experienceToLeave(user.stats.lvl),
  maxHealth: MAX_HEALTH,
  maxMP: maxMana(catalogue, user),
})

export const toWireTask = (task: Task): WireTask => ({ ...task, id: task._id })
