import type { User } from '@daykeep/rules/model'
import type { Expression } from '../../art/index.ts'
import type { CommandResult } from '../../sync/index.ts'
import { isNight } from '../../theme/time-of-day.ts'
import { type Cue, cueOf } from '../sounds/index.ts'

/** What hero and pet show for a moment; `hops`: they jump for joy. */
export type Reaction = { readonly expression: Expression; readonly hops: boolean; readonly milliseconds: number }

const HAPPY: Reaction = { expression: 'happy', hops: true, milliseconds: 1600 }
const PRIDE: Reaction = { expression: 'proud', hops: true, milliseconds: 5000 }
const WORRIED: Reaction = { expression: 'worried', hops: false, milliseconds: 2400 }

const REACTIONS: Readonly<Record<Cue, Reaction>> = {
  plus: HAPPY,
  daily: HAPPY,
  todo: HAPPY,
  reward: HAPPY,
  drop: HAPPY,
  cast: HAPPY,
  level: PRIDE,
  achievement: PRIDE,
  minus: WORRIED,
  death: WORRIED,
}

/** How hero and pet take what a command did; `undefined` if it leaves them cold. A tick that is taken back costs no health. */
export const reactionTo = (result: Pick<CommandResult, 'before' | 'after' | 'events'>): Reaction | undefined => {
  const cue = cueOf(result)
  if (cue === undefined || (cue === 'minus' && !isHurt(result))) return undefined
  return REACTIONS[cue]
}

const isHurt = ({ before, after }: Pick<CommandResult, 'before' | 'after'>): boolean =>
  after.user.stats.hp < before.user.stats.hp

/** Health at or below which the hero worries: where the game warns. docs/reference/screens.md 2.6. */
const LOW_HEALTH = 30

/** What hero and pet show while nothing happens: asleep when they rest and at night, worried when health is low. `hour` is local. */
export const expressionAtRest = ({ preferences, stats }: User, hour: number): Expression => {
  if (preferences.sleep || isNight(hour)) return 'asleep'
  return stats.hp <= LOW_HEALTH ? 'worried' : 'calm'
}
