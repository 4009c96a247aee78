import type { Card, Catalogue, Skill, Transformation } from '../catalogue/index.ts'
import { ownEntry } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { goldForUse } from './bought-casts.ts'

/** Everything that can be cast: skills, transformation items, their antidotes, and cards. */
export type Spell =
  | { readonly type: 'skill'; readonly skill: Skill }
  | { readonly type: 'transformation'; readonly item: Transformation }
  | { readonly type: 'antidote'; readonly item: Transformation }
  | { readonly type: 'card'; readonly card: Card }

/**
 * The spell that a key names for this player; skills of other classes do not exist for them. docs/reference/rules.md
 * 6.1 step 1.
 */
export const spellOf = (catalogue: Catalogue, user: User, key: string): Spell | undefined => {
  const item = ownEntry(catalogue.transformations, key)
  if (item !== undefined) return { type: 'transformation', item }
  const card = ownEntry(catalogue.cards, key)
  if (card !== undefined) return { type: 'card', card }
  const transformation = Object.values(catalogue.transformations).find(({ antidote }) => antidote.key === key)
  if (transformation !== undefined) return { type: 'antidote', item: transformation }
  const skill = ownEntry(catalogue.skills, key)
  return skill?.class === user.stats.class ? { type: 'skill', skill } : undefined
}

export type SpellTarget = 'task' | 'tasks' | 'self' | 'party' | 'user'

/** The kind of target a spell needs; shells load documents by it. */
export const targetOf = (spell: Spell): SpellTarget => {
  switch (spell.type) {
    case 'skill':
      return spell.skill.target
    case 'antidote':
      return 'self'
    case 'transformation':
    case 'card':
      return 'user'
  }
}

/** The gold that so many casts cost this player; skills and things to throw cost none. */
export const goldOf = (spell: Spell, user: User, times: number): number => {
  switch (spell.type) {
    case 'antidote':
      return goldForUse(spell.item.antidote, times, user)
    case 'card':
      return goldForUse(spell.card, times, user)
    case 'skill':
    case 'transformation':
      return 0
  }
}
