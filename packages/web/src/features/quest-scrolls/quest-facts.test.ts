import { asKey, type QuestKey } from '@daykeep/rules/model'
import { aUser } from '@daykeep/rules/test-kit'
import { loadCatalogue } from '@daykeep/rules/test-kit/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMessages, MISSING_TEXT } from '../../i18n/index.ts'
import { toQuestFacts } from './quest-facts.ts'

beforeAll(() => loadMessages(['en'], 'content'))

const catalogue = loadCatalogue()
const facts = (key: string, user = aUser()) => toQuestFacts(catalogue, user, key)

describe('the facts of a quest', () => {
  it('tell of a boss: health, strength, and rage where there is one', () => {
    expect(facts('dilatoryDistress2')?.boss?.facts).toEqual([
      expect.stringMatching(/ health$/),
      expect.stringMatching(/^strength /),
      expect.stringMatching(/^rages at /),
    ])
    expect(facts('dilatoryDistress2')?.collect).toEqual([])
  })

  it('tell of things to find, each with its number', () => {
    const { boss, collect } = facts('atom1') ?? {}
    expect(boss).toBeUndefined()
    expect(collect).toEqual([expect.objectContaining({ count: 20 })])
  })

  it('mark what only the owner of the scroll gets', () =>
    expect(facts('atom1')?.rewards).toEqual([expect.objectContaining({ ownerOnly: true })]))

  it('count how often the player has done it', () => {
    const hero = aUser({ achievements: { quests: { [asKey<QuestKey>('atom1')]: 3 } } })
    expect([facts('atom1')?.done, facts('atom1', hero)?.done]).toEqual([0, 3])
  })

  it('have a name and a picture for everything in every quest of the game', () => {
    for (const key of Object.keys(catalogue.quests)) {
      const { name, notes, boss, collect, rewards } = facts(key) ?? { rewards: [], collect: [] }
      const words = [name, notes, boss?.name, ...collect.map((thing) => thing.name), ...rewards.map((one) => one.name)]
      expect([key, words.filter((word) => word?.includes(MISSING_TEXT) || word === '')]).toEqual([key, []])
      expect([key, rewards.filter(({ picture }) => picture === undefined)]).toEqual([key, []])
    }
  })
})
