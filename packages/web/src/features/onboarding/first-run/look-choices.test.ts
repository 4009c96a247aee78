import { commands } from '@daykeep/rules/commands'
import { outcomeOf, aPlayer, aUser, NOON } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { executeCommand } from '@daykeep/rules/execute'
import { describe, expect, it } from 'vitest'
import { hasText } from '../../../i18n/index.ts'
import { changesOfLooks, choicesFor, chosen, LOOKS, type Looks, withLook } from './look-choices.ts'

const before: Looks = aUser().preferences
const catalogue = loadCatalogue()

describe('the looks of a new player', () => {
  it.each(LOOKS)('can be set to each choice: %s', (look) => {
    expect(choicesFor(look).length).toBeGreaterThan(1)
    for (const choice of choicesFor(look)) {
      const after = withLook(before, look, choice)
      expect(chosen(after, look)).toBe(choice)
      const params = { changes: changesOfLooks(before, after) }
      const { state } = outcomeOf(
        executeCommand(catalogue)(commands.updateUser, { params, at: NOON })(aPlayer(aUser())),
      )
      expect(chosen(state.user.preferences, look)).toBe(choice)
    }
  })

  it.each(LOOKS)('have a text for each choice: %s', (look) => {
    expect(hasText(`welcome.look.${look}`)).toBe(true)
    expect(choicesFor(look).filter((choice) => !hasText(`welcome.${look}.${choice}`))).toEqual([])
  })

  it('are sent only if they changed', () => {
    expect(changesOfLooks(before, before)).toEqual({})
    expect(changesOfLooks(before, withLook(before, 'hair.bangs', '3'))).toEqual({ 'preferences.hair.bangs': 3 })
  })

  it('ignore an unknown size', () => {
    expect(withLook(before, 'size', 'enormous')).toEqual(before)
  })
})
