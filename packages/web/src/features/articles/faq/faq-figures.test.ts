import { gemsForClass } from '@daykeep/rules/classes'
import { PARTY_LIMITS } from '@daykeep/rules/invitations'
import { GEMS_FOR_GOLD } from '@daykeep/rules/shops'
import { CLASS_LEVEL } from '@daykeep/rules/stats'
import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import german from '../../../../../content/locales/de/content/faq.json' with { type: 'json' }
import germanPets from '../../../../../content/locales/de/content/pets.json' with { type: 'json' }
import english from '../../../../../content/locales/en/content/faq.json' with { type: 'json' }
import englishPets from '../../../../../content/locales/en/content/pets.json' with { type: 'json' }

type Question = keyof typeof english

const FIGURES: ReadonlyArray<readonly [Question, ReadonlyArray<number>]> = [
  ['whichClass', [CLASS_LEVEL]],
  ['changeClass', [gemsForClass(aUser({ flags: { classSelected: true } }))]],
  ['howGems', [GEMS_FOR_GOLD.price]],
  ['gemCap', [GEMS_FOR_GOLD.cap]],
  ['whatParty', [PARTY_LIMITS.members]],
]

describe('the answers of the FAQ', () => {
  it.each(FIGURES)('give the figures of the rules: %s', (question, figures) => {
    for (const { web } of [english[question], german[question]])
      expect(figures.filter((figure) => !new RegExp(`\\b${figure}\\b`).test(web))).toEqual([])
  })

  it('call the pet of subscribers by its name', () => {
    expect(english.whatSubscription.web).toContain(englishPets['Jackalope-RoyalPurple'].text)
    // "den Königlichen Wolpertinger"
    expect(german.whatSubscription.web).toContain(germanPets['Jackalope-RoyalPurple'].text.split(' ')[1] ?? '?')
  })
})
