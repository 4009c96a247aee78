import { describe, expect, it } from 'vitest'
import { confirmation, refusalText } from './sentences.ts'
import { textsOf } from './texts.ts'

const texts = textsOf({
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
    expect(confirmation(texts, 'en', message)).toBe('Out came Sword.')
  })

  it('name an animal by its egg and potion', () => {
    const message = { key: 'messageHatched', params: { pet: 'pets.Wolf-Red' } }
    expect(confirmation(texts, 'en', message)).toBe('Out came Red Wolf.')
  })

  it('are in the language asked for, in English where it has none, and the key where nobody has one', () => {
    expect(refusalText(texts, 'de', 'cannotRevive')).toBe('Du lebst.')
    expect(confirmation(texts, 'de', { key: 'messageHatched', params: { pet: 'x' } })).toBe('Out came x.')
    expect(refusalText(texts, 'de', 'unheardOf')).toBe('unheardOf')
  })
})
