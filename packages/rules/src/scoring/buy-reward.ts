import * as E from 'fp-ts/lib/Either.js'
import { type Answer, refuse } from '../kernel/index.ts'
import type { Reward } from '../model/index.ts'
import { type Effect, NO_EFFECT, type Scorer } from './effect.ts'

/** A reward of the player's own costs its value in gold, whichever way it is scored. Reference, rules 2.10, Reward. */
export const buyReward = ({ user }: Scorer, reward: Reward): Answer<'messageNotEnoughGold', Effect<Reward>> => {
  if (reward.value > user.stats.gp) return refuse('messageNotEnoughGold')
  return E.right({ ...NO_EFFECT, task: reward, gp: -reward.value })
}
