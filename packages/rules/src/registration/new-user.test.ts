import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { NOON } from '../../test-kit/index.ts'
import { asKey, User } from '../model/index.ts'
import { newUser } from './new-user.ts'

const user = newUser({ id: asKey('user-1'), username: 'Maren', email: 'maren@example.org', language: 'de', at: NOON })

describe('a new player', () => {
  it('is a document as the game stores it', () => expect(User.is(user)).toBe(true))

  it('is all that the reference says, field by field (rules 0.5)', () => {
    const { '//': _source, ...expected } = JSON.parse(
      readFileSync(new URL('new-user.golden.json', import.meta.url), 'utf8'),
    ) as Record<string, unknown>
    const registered = { id: user._id, username: 'Maren', email: 'maren@example.org', language: 'en', at: NOON }
    expect(newUser(registered)).toEqual(expected)
  })

  it('starts alive, poor and without a class of their own', () => {
    expect(user.stats).toMatchObject({ hp: 50, mp: 10, exp: 0, gp: 0, lvl: 1, class: 'warrior', points: 0 })
    expect(user.flags).toMatchObject({ classSelected: false, welcomed: false, armoireEnabled: true, cronCount: 0 })
    expect(user.balance).toBe(0)
  })

  it('owns seven headbands and fourteen frames, wears the base set, and has one quest scroll', () => {
    expect(Object.values(user.items.gear.owned)).toEqual(Array.from({ length: 21 }, () => true))
    expect(user.items.gear.equipped).toEqual({ armor: 'armor_base_0', head: 'head_base_0', shield: 'shield_base_0' })
    expect(user.items.quests).toEqual({ dustbunnies: 1 })
  })

  it('stands before the violet background and finds six things in the rewards column', () => {
    expect(user.preferences.background).toBe('violet')
    expect(user.purchased.background).toEqual({ violet: true })
    expect(user.pinnedItems).toHaveLength(6)
  })

  it('begins their first day at registration, in the language of the request', () => {
    expect(user.lastCron).toBe('2026-06-10T12:00:00.000Z')
    expect(user.preferences).toMatchObject({ language: 'de', dayStart: 0, timezoneOffset: 0 })
    expect(user.auth.local).toMatchObject({ username: 'Maren', lowerCaseUsername: 'maren' })
  })
})
