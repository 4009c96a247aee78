import type { Card, Catalogue, Skill, Transformation } from '../content/catalogue.ts'
import { lookUp } from '../kernel/index.ts'
import type { User } from '../model/index.ts'

/** All that can be cast: skills, things to throw, what washes them off, and cards. */
export type Spell =
  | { readonly type: 'skill'; readonly skill: Skill }
  | { readonly type: 'transformation'; readonly item: Transformation }
  | { readonly type: 'antidote'; readonly item: Transformation }
  | { readonly type: 'card'; readonly card: Card }

/** What a key names to this player; skills of other classes are none of theirs. Reference, rules 6.1 step 1. */
export const spellOf = (catalogue: Catalogue, user: User, key: string): Spell | undefined => {
  const item = lookUp(catalogue.transformations, key)
  if (item !== undefined) return { type: 'transformation', item }
  const card = lookUp(catalogue.cards, key)
  if (card !== undefined) return { type: 'card', card }
  const washed = Object.values(catalogue.transformations).find(({ antidote }) => antidote.key === key)
  if (washed !== undefined) return { type: 'antidote', item: washed }
  const skill = lookUp(catalogue.skills, key)
  return skill?.class === user.stats.class ? { type: 'skill', skill } : undefined
}

export type SpellTarget = 'task' | 'tasks' | 'self' | 'party' | 'user'

/** What kind of target a spell wants: shells load documents by it. */
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

/** Gold that one cast costs: what is bought by casting it. */
export const goldOf = (spell: Spell): number => {
  switch (spell.type) {
    case 'antidote':
      return spell.item.antidote.value
    case 'card':
      return spell.card.value
    case 'skill':
    case 'transformation':
      return 0
  }
}
