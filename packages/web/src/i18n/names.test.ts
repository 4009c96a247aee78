import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages, nameOf } from './index.ts'

beforeAll(() => loadMessages(['en'], 'content'))

describe('nameOf', () => {
  it('calls a pet and a mount after their potion and their egg', () => {
    expect(nameOf('pets.Wolf-Red')).toBe('Red Wolf')
    expect(nameOf('mounts.TigerCub-Golden')).toBe('Golden Tiger Cub')
  })

  it('falls back to the key of what nobody named', () => {
    expect(nameOf('pets.Nobody-Nothing')).toBe('Nobody-Nothing')
    expect(nameOf('gear.weapon_none_9')).toBe('weapon_none_9')
  })
})
