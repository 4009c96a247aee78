import { describe, expect, it } from 'vitest'
import { testI18n } from '../../test-kit/test-i18n.ts'
import { createTranslator } from '../i18n/translator.ts'
import { toChatLine } from './chat-line.ts'

const i18n = await testI18n()
const translator = createTranslator(i18n, 'en')
const spell = { user: 'Ida', class: 'wizard', spell: 'earth', times: 1 }

describe('a line of the game in a chat (rules 12.1)', () => {
  it.each([
    ['quest_start', { quest: 'vice1' }, /^The quest “.+” has begun\.$/],
    ['quest_cancel', { quest: 'vice1', user: 'Ida' }, /^Ida called off the quest “.+” before it began\.$/],
    ['quest_abort', { quest: 'vice1', user: 'Ida' }, /^Ida gave up the quest “.+”\.$/],
    [
      'boss_damage',
      { quest: 'vice1', user: 'Ida', userDamage: '4.2', bossDamage: '1.0' },
      /^Ida hits The Shadow Behind for 4\.2 damage\. The Shadow Behind hits the party for 1\.0 damage\.$/,
    ],
    ['boss_rage', { quest: 'vice1' }, /^The Shadow Behind is furious/],
    ['boss_defeated', { quest: 'vice1' }, /^The Shadow Behind is defeated/],
    [
      'user_found_items',
      { quest: 'dilatoryDistress1', user: 'Ida', items: { fireCoral: 2, blueFins: 1 } },
      /^Ida found: 2 × Branches of fire coral, 1 × Blue fins\.$/,
    ],
    [
      'user_found_items',
      { quest: 'dilatoryDistress1', user: 'Ida', items: { fireCoral: 0, blueFins: 3 } },
      /^Ida found: 3 × Blue fins\.$/,
    ],
    [
      'user_found_items',
      { quest: 'dilatoryDistress1', user: 'Ida', items: { fireCoral: 0, blueFins: 0 } },
      /^Ida found nothing this time\.$/,
    ],
    ['all_items_found', {}, /^All items are found/],
    ['spell_cast_party', spell, /^Ida casts Standing stones for the party\.$/],
    ['spell_cast_party_multi', { ...spell, times: 3 }, /^Ida casts Standing stones for the party, 3 times\.$/],
    [
      'spell_cast_user',
      { ...spell, class: 'special', spell: 'snowball', target: 'Ben' },
      /^Ida uses Snowball on Ben\.$/,
    ],
    ['spell_cast_user_multi', { ...spell, class: 'special', spell: 'snowball', target: 'Ben', times: 2 }, /2 times/],
    ['tavern_quest_completed', { quest: 'dilatory' }, /^The Dragon of Tomorrow is defeated/],
    ['tavern_boss_rage', { quest: 'dilatory', scene: 'market' }, /a place in town: the market\.$/],
    ['tavern_boss_rage_tired', { quest: 'dilatory' }, /too tired/],
    ['tavern_boss_desperation', { quest: 'dilatory' }, /desperate/],
    ['claim_task', { user: 'Ida', taskText: 'Sweep' }, /^Ida takes on the task “Sweep”\.$/],
  ])('tells %s', (type, info, sentence) => {
    expect(toChatLine(translator, { type, ...info })).toMatch(sentence)
  })

  it('writes figures as the language of the reader does', () => {
    const german = createTranslator(i18n, 'de')
    const info = { type: 'boss_damage', quest: 'vice1', user: 'Ida', userDamage: '1204.2', bossDamage: '1.0' }
    expect(toChatLine(german, info)).toMatch(/: 1\.204,2 Schaden\. .*: 1,0 Schaden\.$/)
  })
})
