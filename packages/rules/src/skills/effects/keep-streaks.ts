import * as E from 'fp-ts/lib/Either.js'
import { outcome, refuse } from '../../kernel/index.ts'
import { withStats } from '../../model/index.ts'
import type { EffectHandler } from '../skill-targets.ts'

/** Protects streaks on the next new day; a second cast is refused. docs/reference/rules.md 6.2, frost. */
export const keepStreaks: EffectHandler<'keepStreaks'> = () => () => (targets) => {
  const { buffs } = targets.caster.stats
  if (buffs.streaks) return refuse('spellAlreadyCast')
  return E.right(outcome({ ...targets, caster: withStats(targets.caster, { buffs: { ...buffs, streaks: true } }) }))
}
