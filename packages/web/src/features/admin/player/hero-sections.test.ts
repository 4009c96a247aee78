import { describe, expect, it } from 'vitest'
import { HERO } from '../fixtures.ts'
import { toHeroBody, toHeroSections, toOwnedBranches, toThingBody } from './hero-sections.ts'

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
    const purchased = { ...HERO.purchased, hair: { color: { green: true } }, skin: { '98461a': true } }
    const branches = toOwnedBranches({ ...HERO, purchased, achievements: { streak: 3, quests: { owl: 1 } } })
    const thingsIn = (prefix: string) => branches.find((each) => each.prefix === prefix)?.things
    expect(thingsIn('items.pets')).toEqual([{ path: 'items.pets.Wolf-Base', value: '5' }])
    expect(thingsIn('purchased.hair')).toEqual([{ path: 'purchased.hair.color.green', value: 'true' }])
    expect(thingsIn('achievements')).toEqual([{ path: 'achievements.streak', value: '3' }])
    expect(thingsIn('items.food')).toEqual([])
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
