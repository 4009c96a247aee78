import { Challenge, ChatMessage, Group, PrivateMessage, Task, TAVERN, User } from '@daykeep/rules/model'
import { isRight } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../content-compiler/index.ts'
import { buildWorld } from './build-world.ts'
import { crowdLike } from './crowd.ts'

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
    const board = Object.values(documents.sharedTasks).filter(({ group }) => group.id !== undefined)
    expect(new Set(board.map(({ type }) => type))).toEqual(new Set(['habit', 'daily', 'todo', 'reward']))
    expect(board.some(({ group }) => group.assignedUsersDetail?.[group.assignedUsers[0] ?? '']?.completed)).toBe(true)
    expect(users.filter(({ permissions }) => Object.keys(permissions).length > 0)).toHaveLength(7)
    expect(users.filter(({ flags }) => flags.chatShadowMuted === true)).toHaveLength(1)
    expect(users.some(({ achievements }) => achievements.challenges.length > 0)).toBe(true)
  })

  it('has players from the first levels to far above, each with a look of their own', () => {
    const users = Object.values<User>(documents.users)
    const levels = users.map(({ stats }) => stats.lvl)
    expect(Math.min(...levels)).toBeLessThan(5)
    expect(Math.max(...levels)).toBeGreaterThan(60)
    const looks = new Set(users.map(({ preferences }) => JSON.stringify([preferences.hair, preferences.skin])))
    expect(looks.size).toBeGreaterThan(users.length / 2)
    expect(users.some(({ items }) => items.currentPet !== '' && items.currentPet !== null)).toBe(true)
  })

  it('has some who look for a party, and a challenge for everybody', () => {
    const users = Object.values<User>(documents.users)
    expect(users.some(({ party }) => typeof party.seeking === 'string' && party._id === undefined)).toBe(true)
    expect(Object.values<Challenge>(documents.challenges).some(({ group }) => group === TAVERN)).toBe(true)
  })

  describe('with a crowd', () => {
    const size = 60
    const { players, joined } = crowdLike(documents, { seed: 'test', from: 24, size })
    const crowd = [...players]
    const everybody = [...Object.values<User>(documents.users), ...crowd.map(({ user }) => user)]

    it('has players under names and ids of their own, in parties of theirs, without privileges', () => {
      expect(crowd).toHaveLength(size)
      expect(new Set(everybody.map(({ _id }) => _id)).size).toBe(24 + size)
      expect(new Set(everybody.map(({ auth }) => auth.local.username)).size).toBe(24 + size)
      const tasks = [...Object.values<Task>(documents.tasks), ...crowd.flatMap((player) => player.tasks)]
      expect(new Set(tasks.map(({ _id }) => _id)).size).toBe(tasks.length)
      for (const { user, tasks: own } of crowd) {
        expect(own.map(({ userId }) => userId)).toEqual(own.map(() => user._id))
        const listed = new Set(Object.values(user.tasksOrder).flat())
        expect([...listed].every((id) => own.some(({ _id }) => _id === id))).toBe(true)
        expect([user.permissions, user.flags.chatShadowMuted]).toEqual([{}, false])
        expect(isRight(User.decode(user))).toBe(true)
      }
      for (const { party } of crowd)
        if (party !== undefined)
          expect(everybody.filter((user) => user.party._id === party._id)).toHaveLength(party.memberCount)
    })

    it('counts who joined its guilds and challenges', () => {
      for (const { _id, memberCount, type } of Object.values<Group>(documents.groups))
        if (type === 'guild' && _id !== TAVERN)
          expect(memberCount + (joined.get(_id) ?? 0)).toBe(
            everybody.filter(({ guilds }) => guilds.includes(_id)).length,
          )
      for (const { _id, memberCount } of Object.values<Challenge>(documents.challenges))
        expect(memberCount + (joined.get(_id) ?? 0)).toBe(
          everybody.filter(({ challenges }) => challenges.includes(_id)).length,
        )
    })
  })
})
