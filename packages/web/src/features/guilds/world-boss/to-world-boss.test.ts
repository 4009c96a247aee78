import {
  asKey,
  NO_QUEST,
  type PartyQuest,
  type QuestKey,
  withPreferences,
  withQuestProgress,
} from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { describe, expect, it } from 'vitest'
import { toWorldBoss } from './to-world-boss.ts'

const catalogue = loadCatalogue()
const user = withQuestProgress(aUser(), { up: 30 })
const fight = (changes: Partial<PartyQuest> = {}): PartyQuest => ({
  ...NO_QUEST,
  key: asKey<QuestKey>('stressbeast'),
  active: true,
  progress: { collect: {}, hp: 1000.2, rage: 7.9 },
  ...changes,
})

describe('the boss of the world (screens 10.2)', () => {
  it('is nothing while there is none', () => {
    expect(toWorldBoss(catalogue, NO_QUEST, user)).toBeUndefined()
    expect(toWorldBoss(catalogue, fight({ active: false }), user)).toBeUndefined()
  })

  it('shows how far the fight is, and what the player adds to it', () => {
    expect(toWorldBoss(catalogue, fight(), user)).toMatchObject({
      health: { value: 1001, max: 2_750_000 },
      rage: { value: 7 },
      pending: 30,
      strikes: [],
      desperation: undefined,
    })
  })

  it('expects nothing of a player who rests', () => {
    expect(toWorldBoss(catalogue, fight(), withPreferences(user, { sleep: true }))?.pending).toBeUndefined()
  })

  it('promises no damage of which a defence would take a part', () => {
    expect(toWorldBoss(catalogue, fight({ extra: { def: 2 } }), user)?.pending).toBeUndefined()
  })

  it('tells of each strike, and of desperation', () => {
    const extra = { worldDmg: { seasonalShop: true, market: true }, desperate: true } as const
    const boss = toWorldBoss(catalogue, fight({ extra }), user)
    expect(boss?.strikes).toHaveLength(2)
    expect(boss?.desperation).toBeDefined()
  })
})
