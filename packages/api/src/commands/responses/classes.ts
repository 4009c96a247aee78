import type { Gear } from '@daykeep/rules/catalogue'
import type { User } from '@daykeep/rules/model'
import { toGearInfo } from '../../content/index.ts'
import {
  type CommonResult,
  legacyUserAfter,
  type ResponseMapper,
  tasksAfter,
  userAfter,
  userResponse,
} from './command-result.ts'

const changeClass: ResponseMapper<'changeClass'> = (result) => {
  const { stats, flags, items, preferences } = legacyUserAfter(result)
  return { stats, flags, items, preferences }
}

const disableClasses: ResponseMapper<'disableClasses'> = (result) => {
  const { stats, flags, preferences } = legacyUserAfter(result)
  return { stats, flags, preferences }
}

/** The player, and what else the skill was cast on. */
const castSkill: ResponseMapper<'castSkill'> = (result) => {
  const user = userResponse(result)
  switch (result.report.target) {
    case 'self':
      return { user }
    case 'task': {
      const task = tasksAfter(result).find(({ id }) => id === result.params.target)
      return task === undefined ? { user } : { user, task }
    }
    case 'tasks':
      return { user, tasks: tasksAfter(result) }
    case 'party':
    case 'user':
      return { user, partyMembers: (result.reached ?? [userAfter(result)]).map(toPartyMember) }
  }
}

const toPartyMember = ({ _id, profile, stats, achievements, items }: User) => ({
  _id,
  id: _id,
  profile: { name: profile.name },
  stats,
  achievements,
  items: { special: items.special },
})

const readCard: ResponseMapper<'readCard'> = (result) => {
  const { items, flags } = userAfter(result)
  return { specialItems: items.special, cardReceived: flags.cardReceived }
}

const userAndTasks = (result: CommonResult) => ({ user: userResponse(result), tasks: tasksAfter(result) })

const releaseBoth: ResponseMapper<'releaseBoth'> = (result) => {
  const { achievements, items, balance } = userAfter(result)
  return { achievements, items, balance }
}

/** A piece that is no longer in the catalogue is named by its key. */
const openMysteryItem: ResponseMapper<'openMysteryItem'> = (result) => {
  const key = result.report
  const piece: Gear | undefined = result.catalogue.gear[key]
  if (piece === undefined) return { key, type: key.split('_')[0] ?? '', text: key, notes: '' }
  return toGearInfo({ ...result, user: userAfter(result) }, piece)
}

/** docs/reference/api.md 2.2, 2.4 and 2.5. */
export const classResponses = {
  changeClass,
  disableClasses,
  castSkill,
  readCard,
  rebirth: userAndTasks,
  fortify: userAndTasks,
  releasePets: (result: CommonResult) => userAfter(result).items.pets,
  releaseMounts: (result: CommonResult) => userAfter(result).items.mounts,
  releaseBoth,
  openMysteryItem,
} as const
