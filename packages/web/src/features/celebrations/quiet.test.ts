import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { isQuiet, isShownAsToast, quietChanges } from './quiet.ts'

const suppressed = (all: boolean) => ({ levelUp: all, hatchPet: all, raisePet: all, streak: all })

describe('quiet moments', () => {
  it('are those of a player who has suppressed each that can be', () => {
    expect(isQuiet(suppressed(true))).toBe(true)
    expect(isQuiet({ ...suppressed(true), streak: false })).toBe(false)
    expect(isQuiet(aUser().preferences.suppressModals)).toBe(false)
  })

  it('are told in a corner, but for those that one must not miss', () => {
    expect(isShownAsToast(suppressed(true), { type: 'perfectDay' })).toBe(true)
    expect(isShownAsToast(suppressed(true), { type: 'death' })).toBe(false)
    expect(isShownAsToast(suppressed(true), { type: 'chooseClass' })).toBe(false)
    expect(isShownAsToast(suppressed(false), { type: 'perfectDay' })).toBe(false)
  })

  it('are chosen by one command', () => {
    expect(quietChanges(true)).toEqual({
      'preferences.suppressModals.levelUp': true,
      'preferences.suppressModals.hatchPet': true,
      'preferences.suppressModals.raisePet': true,
      'preferences.suppressModals.streak': true,
    })
  })
})
