import * as E from 'fp-ts/lib/Either.js'
import { outcome, refuse } from '../../kernel/index.ts'
import { withStats } from '../../model/index.ts'
import type { Deed } from '../scene.ts'

/** Streaks outlast the next new day; twice is no better than once. Reference, rules 6.2, frost. */
export const keepStreaks: Deed<'keepStreaks'> = () => () => (scene) => {
  const { buffs } = scene.caster.stats
  if (buffs.streaks) return refuse('spellAlreadyCast')
  return E.right(outcome({ ...scene, caster: withStats(scene.caster, { buffs: { ...buffs, streaks: true } }) }))
}
