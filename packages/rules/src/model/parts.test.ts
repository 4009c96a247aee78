import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { Count, Figure, mapOf, word } from './codecs.ts'
import { UserId } from './keys.ts'
import { NO_QUEST, PartyQuest, QUEST_CALLED_OFF, WorldQuestExtra } from './quest/party-quest.ts'
import { PRIORITIES, Priority } from './task/task-parts.ts'

const NAN = Number.NaN
const Colour = word('red', 'blue')

describe('the parts of documents', () => {
  it.each([
    ['a figure', Figure, [0, -1.5, 1e300], [NAN, Infinity, -Infinity, '7', null]],
    ['a count', Count, [0, -3, 2 ** 53 - 1], [0.5, 2 ** 53, NAN, '7', null]],
    ['a word of a list', Colour, ['red', 'blue'], ['green', '', 7]],
    ['a difficulty', Priority, [0.1, 1, 1.5, 2], [0, 0.5, 3, '1']],
    ['an id', UserId, ['ida'], ['', 7, null]],
    ['a map of counts', mapOf(UserId, Count), [{}, { ida: 2 }], [{ ida: 0.5 }, 7, null]],
  ])('know %s', (_, codec, ones, others) => {
    for (const one of ones) {
      expect(codec.decode(one)).toStrictEqual(E.right(one))
      expect(codec.is(one)).toBe(true)
    }
    for (const other of others) expect(E.isLeft(codec.decode(other)), JSON.stringify(other)).toBe(true)
  })

  it.each([
    ['a figure', Figure, Infinity],
    ['a count', Count, 0.5],
    ['a word of a list', Colour, 'green'],
    ['a difficulty', Priority, 3],
    ['an id', UserId, 7],
  ])('tell what is not %s', (_, codec, other) => expect(codec.is(other)).toBe(false))

  it('are four difficulties', () => expect(PRIORITIES).toEqual([0.1, 1, 1.5, 2]))
})

describe('the quest of a party', () => {
  it.each([
    ['none yet', NO_QUEST, { active: false, members: {}, progress: { collect: {} }, extra: {} }],
    [
      'called off',
      QUEST_CALLED_OFF,
      { key: null, active: false, leader: null, members: {}, progress: { collect: {} } },
    ],
  ])('is %s', (_, quest, expected) => {
    expect(quest).toEqual(expected)
    expect(PartyQuest.is(quest)).toBe(true)
  })

  it('notes the places that were struck, and never that one was spared', () => {
    expect(WorldQuestExtra.is({ worldDmg: { market: true } })).toBe(true)
    expect(WorldQuestExtra.is({ worldDmg: { market: false } })).toBe(false)
  })
})
