import * as t from 'io-ts'
import type { User } from '../model/index.ts'
import type { Spell } from './spell.ts'
import { isInParty } from './target-member.ts'

/**
 * A line about a spell in the party's chat; shells write the sentence. docs/reference/rules.md 6.1 step 5;
 * docs/reference/api.md 3.6.
 */
export const SpellLine = t.readonly(
  t.intersection([
    t.type({
      type: t.keyof({
        spell_cast_party: null,
        spell_cast_user: null,
        spell_cast_party_multi: null,
        spell_cast_user_multi: null,
      }),
      user: t.string,
      class: t.string,
      spell: t.string,
      times: t.number,
    }),
    t.partial({ target: t.string }),
  ]),
)
export type SpellLine = t.TypeOf<typeof SpellLine>

/**
 * The line about a spell on a party or one of its members. Cards are private, and a skill that reaches only the caster
 * is not posted.
 */
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

/** The line that replaces both the newest message and a new one, if both are about the same spell. */
export const joinedLine = (newest: SpellLine | undefined, line: SpellLine): SpellLine | undefined => {
  if (newest === undefined || !isAboutTheSame(newest, line)) return undefined
  const type = line.type === 'spell_cast_party' ? 'spell_cast_party_multi' : 'spell_cast_user_multi'
  return { ...line, type, times: newest.times + line.times }
}

const isAboutTheSame = (one: SpellLine, other: SpellLine): boolean =>
  one.spell === other.spell && one.user === other.user && one.target === other.target
