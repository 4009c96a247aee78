import { describe, expect, it } from 'vitest'
import { aUser } from '../../test-kit/index.ts'
import { asKey, type QuestKey } from '../model/index.ts'
import { achievementShelves } from './achievement-shelves.ts'

const find = (user: ReturnType<typeof aUser>, key: string) =>
  Object.values(achievementShelves(user))
    .flat()
    .find((each) => each.key === key)

describe('the achievements of a profile', () => {
  it('are all there for a new player, unearned, but for the rare ones', () => {
    const shelves = achievementShelves(aUser())
    expect(Object.values(shelves).map(({ length }) => length)).toEqual([63, 5, 9, 2])
    expect(
      Object.values(shelves)
        .flat()
        .filter(({ earned }) => earned),
    ).toEqual([])
  })

  it('tell how often cards and other pleasures came', () => {
    expect(find(aUser({ achievements: { getwell: 4 } }), 'getwellCards')).toEqual({
      key: 'getwellCards',
      earned: true,
      count: 4,
    })
    expect(find(aUser({ achievements: { rebirths: 2 } }), 'rebirth')).toEqual({
      key: 'rebirth',
      earned: true,
      count: 2,
    })
  })

  it('count releases of a stable that was filled, not the stable itself', () => {
    const count = { beastMasterCount: 2 }
    expect(find(aUser({ achievements: count }), 'beastMaster')?.earned).toBe(false)
    expect(find(aUser({ achievements: { beastMaster: true } }), 'beastMaster')).toMatchObject({
      earned: true,
      count: 0,
    })
  })

  it('honour contributors and backers from their first tier', () => {
    expect(find(aUser({ contributor: { level: 1 } }), 'contributor')?.earned).toBe(true)
    expect(find(aUser(), 'contributor')?.earned).toBe(false)
    expect(find(aUser({ backer: { tier: 1 } }), 'kickstarter')?.earned).toBe(true)
    expect(find(aUser(), 'kickstarter')).toBeUndefined()
  })

  it('show world quests to a player who was there', () => {
    expect(find(aUser(), 'burnoutQuest')).toBeUndefined()
    const there = aUser({ achievements: { quests: { [asKey<QuestKey>('burnout')]: 1 } } })
    expect(find(there, 'burnoutQuest')).toEqual({ key: 'burnoutQuest', earned: true })
  })
})
