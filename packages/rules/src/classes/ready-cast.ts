import * as E from 'fp-ts/lib/Either.js'
import { type NumberOrText, quantityOf } from '../inventory/index.ts'
import type { Catalogue } from '../content/catalogue.ts'
import { type Answer, refuse, refuseFields } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { isUuid } from '../tasks/index.ts'
import { goldOf, type Spell, spellOf } from './spell.ts'

/** `target`: the id of a task or of a player, where the spell wants one. */
export type CastSkill = { readonly skill: string; readonly target?: string; readonly quantity?: NumberOrText }

export type ReadyRefusals =
  | 'invalidReqParams'
  | 'spellNotFound'
  | 'invalidQuantity'
  | 'notEnoughMana'
  | 'messageNotEnoughGold'
  | 'spellLevelTooHigh'

/** A spell the player may cast so many times, its target apart. */
export type ReadyCast = { readonly spell: Spell; readonly times: number }

/**
 * All that is asked of a caster before the target. Mana and gold must last for every cast. Reference, rules 6.1 steps 1 and
 * 2; QUIRK-10.
 */
export const readyCast =
  (catalogue: Catalogue, { skill: key, target, quantity }: CastSkill) =>
  (user: User): Answer<ReadyRefusals, ReadyCast> => {
    if (target !== undefined && !isUuid(target)) return refuseFields([{ path: 'targetId', key: 'targetIdUUID' }])
    const spell = spellOf(catalogue, user, key)
    if (spell === undefined) return refuse('spellNotFound', { spellId: key })
    const times = quantityOf(quantity)
    if (E.isLeft(times)) return times
    const { mana, level } = spell.type === 'skill' ? spell.skill : { mana: 0, level: 0 }
    if (user.stats.mp < mana * times.right) return refuse('notEnoughMana')
    if (user.stats.gp < goldOf(spell) * times.right) return refuse('messageNotEnoughGold')
    if (user.stats.lvl < level) return refuse('spellLevelTooHigh', { level })
    return E.right({ spell, times: times.right })
  }
