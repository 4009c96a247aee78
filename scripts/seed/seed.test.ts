import { Challenge, ChatMessage, Group, PrivateMessage, Task, User } from '@daykeep/rules/model'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../content-compiler/index.ts'
import { buildWorld } from './build-world.ts'

const input = {
  catalogue: loadCatalogue(),
  texts: { tasks: {}, tags: {} },
  players: 24,
  seed: 'test',
  now: Date.UTC(2026, 10, 21, 12),
}

describe('a seeded world', () => {
  const documents = buildWorld(input).documents()

  it('is the same for the same seed and day, and another for another seed', () => {
    expect(buildWorld(input).documents()).toEqual(documents)
    expect(buildWorld({ ...input, seed: 'other' }).documents()).not.toEqual(documents)
  })

  it.each<[keyof typeof documents, t.Decoder<unknown, unknown>]>([
    ['users', User],
    ['tasks', Task],
    ['groups', Group],
    ['challenges', Challenge],
    ['messages', ChatMessage],
    ['privateMessages', PrivateMessage],
  ])('has %s that the server can read', (kind, codec) => {
    const all: ReadonlyArray<unknown> = Object.values(documents[kind])
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter((document) => !isRight(codec.decode(document)))).toEqual([])
  })

  it('has a party, guilds, a plan with a board, staff, a muted player and a boss of the world', () => {
    const groups = Object.values(documents.groups)
    const users = Object.values(documents.users)
    expect(groups.filter(({ type }) => type === 'party')).not.toEqual([])
    expect(groups.filter(({ purchased }) => purchased.plan !== undefined)).toHaveLength(1)
    expect(groups.some(({ quest }) => quest.active && quest.progress.hp !== undefined)).toBe(true)
    expect(Object.values(documents.sharedTasks).filter(({ group }) => group.id !== undefined)).toHaveLength(4)
    expect(users.filter(({ permissions }) => Object.keys(permissions).length > 0)).toHaveLength(7)
    expect(users.filter(({ flags }) => flags.chatShadowMuted === true)).toHaveLength(1)
    expect(users.some(({ achievements }) => achievements.challenges.length > 0)).toBe(true)
  })
})
