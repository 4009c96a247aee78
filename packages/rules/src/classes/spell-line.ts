import type { User } from '../model/index.ts'
import { isInParty } from './party-scene.ts'
import type { Spell } from './spell.ts'

/** What the chat of a party tells of a spell; shells write the sentence. Reference, rules 6.1 step 5 and api 3.6. */
export type SpellLine = {
  readonly type: 'spell_cast_party' | 'spell_cast_user' | 'spell_cast_party_multi' | 'spell_cast_user_multi'
  readonly user: string
  readonly class: string
  readonly spell: string
  readonly target?: string
  readonly times: number
}

/** The line of a spell on a party, or on one of it. Cards are private, and a spell on oneself alone is no news. */
export const spellLine = (spell: Spell, caster: User, target?: User): SpellLine | undefined => {
  if (!isInParty(caster)) return undefined
  const user = caster.profile.name
  if (spell.type === 'transformation' && target !== undefined)
    return {
      type: 'spell_cast_user',
      user,
      class: 'special',
      spell: spell.item.key,
      target: target.profile.name,
      times: 1,
    }
  if (spell.type !== 'skill' || spell.skill.target !== 'party') return undefined
  return { type: 'spell_cast_party', user, class: spell.skill.class, spell: spell.skill.key, times: 1 }
}

/** The one line that stands for a new one and for the newest message of the chat, where that told of the same. */
export const joinedLine = (newest: SpellLine | undefined, line: SpellLine): SpellLine | undefined => {
  if (newest === undefined || !isAboutTheSame(newest, line)) return undefined
  const type = line.type === 'spell_cast_party' ? 'spell_cast_party_multi' : 'spell_cast_user_multi'
  return { ...line, type, times: newest.times + line.times }
}

const isAboutTheSame = (one: SpellLine, other: SpellLine): boolean =>
  one.spell === other.spell && one.user === other.user && one.target === other.target
