import { describe, expect, it } from 'vitest'
import { HERO } from '../fixtures.ts'
import { toHeroBody, toHeroSections, toOwnedThings, toThingBody } from './hero-sections.ts'

describe('the page of a player for support', () => {
  it('shows privileges to full access alone', () => {
    const keys = (hasFullAccess: boolean) => toHeroSections(HERO, hasFullAccess).map(({ key }) => key)
    expect(keys(true)).toContain('privileges')
    expect(keys(false)).not.toContain('privileges')
  })

  it('sends what differs, and takes away what was emptied', () => {
    const section = (key: string) => toHeroSections(HERO, true).find((each) => each.key === key)!
    expect(toHeroBody(section('stats'), { 'stats.gp': 12, 'stats.hp': 50 })).toEqual({ 'stats.gp': 12 })
    expect(toHeroBody(section('profile'), { 'profile.blurb': '' })).toEqual({ 'profile.blurb': null })
    expect(toHeroBody(section('note'), { 'secret.text': 'Wrote' })).toEqual({ secret: { text: 'Wrote' } })
  })

  it('lists what the player owns, and sets one thing by its path', () => {
    expect(toOwnedThings(HERO)).toContainEqual({ path: 'items.pets.Wolf-Base', value: '5' })
    expect(toThingBody({ path: 'items.mounts.Wolf-Base', value: 'true' })).toEqual({
      itemPath: 'items.mounts.Wolf-Base',
      itemVal: true,
    })
    expect(toThingBody({ path: 'achievements.streak', value: '' })).toEqual({
      achievementPath: 'achievements.streak',
      achievementVal: null,
    })
  })
})
