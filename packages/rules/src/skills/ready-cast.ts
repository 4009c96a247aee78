import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../catalogue/index.ts'
import { isUuid, refuse, refuseFields, type Result } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { goldOf, type Spell, spellOf } from './spell.ts'

/** `target`: the id of a task or player, if the spell needs one. */
export type CastSkill = { readonly skill: string; readonly target?: string; readonly quantity?: number }

export type ReadyRefusals =
  | 'invalidReqParams'
  | 'spellNotFound'
  | 'notEnoughMana'
  | 'messageNotEnoughGold'
  | 'spellLevelTooHigh'

/** A spell that the player may cast this many times, before its target is checked. */
export type ReadyCast = { readonly spell: Spell; readonly times: number }

/**
 * Checks everything about the caster but the target. Mana and gold must suffice for all casts. docs/reference/rules.md
 * 6.1 steps 1 and 2; docs/decisions/030-casting-several-times.md.
 */
export const readyCast =
  (catalogue: Catalogue, { skill: key, target, quantity: times = 1 }: CastSkill) =>
  (user: User): Result<ReadyRefusals, ReadyCast> => {
    if (target !== undefined && !isUuid(target))
      return refuseFields('User', [{ path: 'targetId', key: 'targetIdUUID' }])
    const spell = spellOf(catalogue, user, key)
    if (spell === undefined) return refuse('spellNotFound', { spellId: key })
    const { mana, level } = spell.type === 'skill' ? spell.skill : { mana: 0, level: 0 }
    if (user.stats.mp < mana * times) return refuse('notEnoughMana')
    if (user.stats.gp < goldOf(spell, user, times)) return refuse('messageNotEnoughGold')
    if (user.stats.lvl < level) return refuse('spellLevelTooHigh', { level })
    return E.right({ spell, times })
  }
