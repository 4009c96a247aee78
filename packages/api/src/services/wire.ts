import { daysMissed } from '@daykeep/rules/calendar'
import type { Catalogue } from '@daykeep/rules/content'
import type { Instant } from '@daykeep/rules/kernel'
import type { Task, User } from '@daykeep/rules/model'
import { experienceToLeave, MAX_HEALTH, maxMana } from '@daykeep/rules/stats'
import type { WireTask, WireUser } from '../contract/index.ts'
import type { Document } from '../store/index.ts'

/** Clients count the versions of a player from 0, the store from 1. Reference, api 1.11. */
export const versionOf = ({ version }: Document<User>): number => version - 1

/** A player as stored, under both names of its id. */
export const toWireUser = (user: Document<User>): WireUser => ({
  ...user.body,
  id: user.body._id,
  _v: versionOf(user),
})

/** With what follows of the stored fields, as only GET /user sends it. Reference, api 2.2. */
export const toFullUser = (catalogue: Catalogue, user: Document<User>, now: Instant, offset?: number): WireUser => ({
  ...toWireUser(user),
  needsCron: daysMissed(user.body, offset, now).days > 0,
  stats: toComputedStats(catalogue, user.body),
})

const toComputedStats = (catalogue: Catalogue, user: User) => ({
  ...user.stats,
  toNextLevel: experienceToLeave(user.stats.lvl),
  maxHealth: MAX_HEALTH,
  maxMP: maxMana(catalogue, user),
})

export const toWireTask = (task: Task): WireTask => ({ ...task, id: task._id })
