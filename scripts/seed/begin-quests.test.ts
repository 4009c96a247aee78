import { type Group, NO_QUEST } from '@daykeep/rules/model'
import { aGroup, aPerson, idOf } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../content-compiler/index.ts'
import { beginQuests } from './begin-quests.ts'
import { createWorld } from './world.ts'

const catalogue = loadCatalogue()
const input = { catalogue, now: Date.UTC(2026, 10, 21, 12) }
const NUMBERS = [1, 2, 3, 4, 5]

/** Five parties of three. */
const worldOfParties = () => {
  const world = createWorld(catalogue, 'test')
  for (const number of NUMBERS) {
    const names = ['a', 'b', 'c'].map((letter) => `${letter}${number}`)
    const group = aGroup(`party${number}`, { leader: idOf(names[0] ?? ''), memberCount: 3 })
    const users = names.map((name) => aPerson(name, { party: { _id: group._id }, stats: { lvl: 30, hp: 50 } }))
    world.addHeroes(
      users.map((user) => ({ user, tasks: {} }) as never),
      group,
    )
  }
  return world
}

describe('parties of a seeded world', () => {
  const world = worldOfParties()
  beginQuests(world, input)
  const questOf = (number: number) => (world.documents().groups[idOf<Group['_id']>(`party${number}`)] as Group).quest

  it('wait for an answer, fight a boss, one that rages, look for items, and rest', () => {
    expect(Object.values(questOf(1).members).filter((answer) => answer === null)).toHaveLength(1)
    expect(questOf(1)).toMatchObject({ active: false })
    const boss = Object.values(catalogue.quests).find(({ key }) => key === questOf(2).key)?.objective
    expect(boss).toMatchObject({ type: 'boss' })
    expect(questOf(2).progress.hp).toBeGreaterThan(0)
    expect(questOf(2).progress.hp).toBeLessThan(boss?.type === 'boss' ? boss.hp : 0)
    expect(questOf(3).progress.rage).toBeGreaterThan(0)
    expect(Object.values(questOf(4).progress.collect).some((found) => found > 0)).toBe(true)
    expect(questOf(5)).toEqual(NO_QUEST)
  })

  it('are told in their chats what happened', () => {
    const lines = Object.values(world.documents().messages).filter(({ groupId }) => groupId === idOf('party3'))
    expect(lines.map(({ info }) => info['type'])).toContain('boss_damage')
  })
})
