import type { CastReport } from '@daykeep/rules/classes'
import type { Gear } from '@daykeep/rules/content'
import type { GearKey, Task } from '@daykeep/rules/model'
import { toGearInfo } from '../services/item-info.ts'
import { toWireTask } from '../services/wire.ts'
import { type AnswerOf, type PlayedCommand, userAfter, userAnswer, userForTools } from './answer.ts'

const changed: AnswerOf = (played) => {
  const { stats, flags, items, preferences } = userForTools(played)
  return { stats, flags, items, preferences }
}

const withoutClass: AnswerOf = (played) => {
  const { stats, flags, preferences } = userForTools(played)
  return { stats, flags, preferences }
}

/** The player, and whatever else the spell was cast on. The others of a party are a matter of their own. */
const cast: AnswerOf = (played) => {
  const { target } = played.report as CastReport
  const { target: named } = played.params as { readonly target?: string }
  const user = userAnswer(played)
  switch (target) {
    case 'self':
      return { user }
    case 'task':
      return { user, task: tasksAfter(played).find(({ id }) => id === named) }
    case 'tasks':
      return { user, tasks: tasksAfter(played) }
    case 'party':
    case 'user':
      return { user, partyMembers: [asMember(played)] }
  }
}

const tasksAfter = ({ after }: PlayedCommand) => Object.values<Task>(after.tasks).map(toWireTask)

const asMember = (played: PlayedCommand) => {
  const { _id, profile, stats, achievements, items } = userAfter(played)
  return { _id, id: _id, profile: { name: profile.name }, stats, achievements, items: { special: items.special } }
}

const cardRead: AnswerOf = (played) => {
  const { items, flags } = userAfter(played)
  return { specialItems: items.special, cardReceived: flags.cardReceived }
}

const renewed: AnswerOf = (played) => ({ user: userAnswer(played), tasks: tasksAfter(played) })

const freed: AnswerOf = (played) => {
  const { achievements, items, balance } = userAfter(played)
  return { achievements, items, balance }
}

/** A piece that the game has no more is told by its key. */
const opened: AnswerOf = (played) => {
  const key = played.report as GearKey
  const piece: Gear | undefined = played.catalogue.gear[key]
  if (piece === undefined) return { key, type: key.split('_')[0], text: key, notes: '' }
  return toGearInfo({ ...played, user: userAfter(played) }, piece)
}

/** Reference, api 2.2, 2.4 and 2.5. */
export const classAnswers = {
  changeClass: changed,
  disableClasses: withoutClass,
  castSkill: cast,
  readCard: cardRead,
  rebirth: renewed,
  fortify: renewed,
  releasePets: (played) => userAfter(played).items.pets,
  releaseMounts: (played) => userAfter(played).items.mounts,
  releaseBoth: freed,
  openMysteryItem: opened,
} as const satisfies Readonly<Record<string, AnswerOf>>
