import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

/** What a strictly typed client of others demands of parts that it reads into classes of its own. */
const TYPED_PARTS: Readonly<Record<string, t.Mixed>> = {
  animalColorAchievements: t.array(
    t.type({
      color: t.string,
      petAchievement: t.string,
      petNotificationType: t.literal('ACHIEVEMENT_PET_COLOR'),
      mountAchievement: t.string,
      mountNotificationType: t.literal('ACHIEVEMENT_MOUNT_COLOR'),
    }),
  ),
  animalSetAchievements: t.record(
    t.string,
    t.type({
      species: t.array(t.string),
      type: t.union([t.literal('pet'), t.literal('petMount')]),
      achievementKey: t.string,
      notificationType: t.literal('ACHIEVEMENT_ANIMAL_SET'),
    }),
  ),
  stableAchievements: t.record(
    t.string,
    t.type({ masterAchievement: t.string, masterNotificationType: t.literal('ACHIEVEMENT_STABLE') }),
  ),
  petSetCompleteAchievs: t.array(
    t.type({
      color: t.string,
      petAchievement: t.string,
      petNotificationType: t.literal('ACHIEVEMENT_PET_SET_COMPLETE'),
    }),
  ),
  loginIncentives: t.record(
    t.string,
    t.intersection([
      t.type({ nextRewardAt: t.Int }),
      t.partial({ rewardKey: t.array(t.string), reward: t.array(t.UnknownRecord), prevRewardKey: t.Int }),
    ]),
  ),
}

describe('content for typed clients', () => {
  let server: TestServer
  let data: Readonly<Record<string, unknown>>
  beforeAll(async () => {
    server = await startTestServer()
    data = (await createClient(server)('GET', '/content')).body.data
  })
  afterAll(() => server.stop())

  it.each(Object.entries(TYPED_PARTS))('has %s in the shape that they read (api 3.15)', (name, shape) => {
    const decoded = shape.decode(data[name])
    expect(E.isRight(decoded) ? [] : PathReporter.report(decoded).slice(0, 3)).toEqual([])
    expect(Object.keys(Object(data[name])).length).toBeGreaterThan(0)
  })

  it('names the day of the reward before', () => {
    const days = data['loginIncentives'] as Readonly<Record<string, { readonly [name: string]: unknown }>>
    expect(days['0']).not.toHaveProperty('prevRewardKey')
    const rewarded = Object.keys(days)
      .map(Number)
      .filter((day) => days[day]?.['reward'] !== undefined)
    const [first = 0, second = 0] = rewarded
    expect(days[second]).toMatchObject({ prevRewardKey: first })
  })
})
