import { aCatalogue, aUser, type Bags, bags } from '@daykeep/rules/test-kit'
import { describe, expect, it } from 'vitest'
import { appetites, portionSize, toLarder } from './to-larder.ts'

const catalogue = aCatalogue()
const appetitesFor = (food: string, items: Bags) =>
  Object.fromEntries(appetites(catalogue, aUser({ items: bags({ food: { [food]: 3 }, ...items }) }), food))

describe('toLarder', () => {
  it('has the player’s food, and marks a saddle', () => {
    const user = aUser({ items: bags({ food: { Strawberry: 2, Meat: 0, Saddle: 1 } }) })
    expect(toLarder(catalogue, user)).toMatchObject([
      { key: 'Strawberry', count: 2, likedBy: 'Red', isSaddle: false },
      { key: 'Saddle', count: 1, likedBy: undefined, isSaddle: true },
    ])
  })
})

describe('appetites', () => {
  it('has whether a pet likes a food, and how many pieces raise it', () => {
    const items = bags({ pets: { 'Wolf-Red': 45, 'Wolf-Base': 45, 'Wolf-Glow': 5 } })
    expect(appetitesFor('Strawberry', items)).toEqual({
      'Wolf-Red': { liked: true, enough: 1 },
      'Wolf-Base': { liked: false, enough: 3 },
      'Wolf-Glow': { liked: true, enough: 9 },
    })
  })

  it('needs one saddle to raise any pet that grows', () => {
    expect(appetitesFor('Saddle', bags({ pets: { 'Wolf-Red': 5 } }))).toEqual({
      'Wolf-Red': { liked: true, enough: 1 },
    })
  })

  it.each([
    ['raised ones', bags({ pets: { 'Wolf-Red': -1 }, mounts: { 'Wolf-Red': true } })],
    ['those whose mount is there', bags({ pets: { 'Wolf-Red': 5 }, mounts: { 'Wolf-Red': true } })],
    ['those that never grow', bags({ pets: { 'Wolf-Veggie': 5, 'Orca-Base': 5 } })],
  ])('leaves out %s', (_, items) => expect(appetitesFor('Meat', items)).toEqual({}))

  it('is empty for a food that the player does not have', () => {
    expect(appetitesFor('Meat', bags({ pets: { 'Wolf-Red': 5 }, food: {} }))).toEqual({})
  })
})

describe('portionSize', () => {
  const hungry = { liked: true, enough: 4 }

  it.each([
    ['the pieces asked for', { type: 'pieces', pieces: 3 }, 10, 3],
    ['no more than there are', { type: 'pieces', pieces: 3 }, 2, 2],
    ['no more than the pet can eat', { type: 'pieces', pieces: 9 }, 10, 4],
    ['at least one', { type: 'pieces', pieces: 0 }, 10, 1],
    ['whole pieces', { type: 'pieces', pieces: 2.5 }, 10, 2],
    ['as many as it takes', { type: 'untilRaised' }, 10, 4],
    ['what there is of those', { type: 'untilRaised' }, 2, 2],
  ] as const)('is %s', (_, portion, owned, pieces) => expect(portionSize(portion, hungry, owned)).toBe(pieces))
})
