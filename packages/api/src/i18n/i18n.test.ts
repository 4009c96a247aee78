import { describe, expect, it } from 'vitest'
import { translateMessage, translateRefusal } from './translate-message.ts'
import { createI18n } from './i18n.ts'

const i18n = createI18n({
  en: {
    'messages.messageHatched': ['Out came ', ['pet'], '.'],
    'refusals.cannotRevive': ['You live.'],
    'eggs.Wolf.text': ['Wolf'],
    'hatchingPotions.Red.text': ['Red'],
    'names.pet': [['potion'], ' ', ['egg']],
    'gear.sword.text': ['Sword'],
  },
  de: { 'refusals.cannotRevive': ['Du lebst.'] },
})

describe('texts', () => {
  it('put names where ids of things stand', () => {
    const message = { key: 'messageHatched', params: { pet: 'gear.sword' } }
    expect(translateMessage(i18n, 'en', message)).toBe('Out came Sword.')
  })

  it('name an animal by its egg and potion', () => {
    const message = { key: 'messageHatched', params: { pet: 'pets.Wolf-Red' } }
    expect(translateMessage(i18n, 'en', message)).toBe('Out came Red Wolf.')
  })

  it('are in the language asked for, in English where it has none, and the key where nobody has one', () => {
    expect(translateRefusal(i18n, 'de', ['cannotRevive'])).toBe('Du lebst.')
    expect(translateMessage(i18n, 'de', { key: 'messageHatched', params: { pet: 'x' } })).toBe('Out came x.')
    expect(translateRefusal(i18n, 'de', ['unheardOf'])).toBe('unheardOf')
  })
})
