import { HOUR } from '@daykeep/rules/kernel'
import { aGroup } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestResponse } from '../../test-kit/client.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { GUILD, createSamples, type SamplePlayers } from '../../test-kit/sample-documents.ts'

const ids = ({ body }: TestResponse): ReadonlyArray<string> =>
  (body.data as unknown as ReadonlyArray<{ readonly _id: string }>).map(({ _id }) => _id)

describe('lists of guilds', () => {
  let server: TestServer
  let people: SamplePlayers
  beforeAll(async () => {
    server = await startTestServer()
    people = await createSamples(server)
  })
  afterAll(() => server.stop())

  it('names the leaders of listed guilds to callers that ask for them, and nothing more to other clients', async () => {
    const guilds = async (query: string) =>
      (await people.outsider.call('GET', `/groups?type=publicGuilds&search=guild${query}`)).body.data
    expect(await guilds('&paginate=true&page=0&withLeaders=true')).toMatchObject([
      { _id: GUILD, leader: people.leader.id, leaderPerson: { _id: people.leader.id, profile: {} } },
    ])
    expect(await guilds('')).not.toMatchObject([{ leaderPerson: {} }])
    // all guilds at once may have very many leaders
    expect(await guilds('&withLeaders=true')).not.toMatchObject([{ leaderPerson: {} }])
    const own = await people.member.call('GET', '/groups?type=guilds&withLeaders=true&sort=name')
    expect(own.body.data).toMatchObject([{ leaderPerson: {} }, { leaderPerson: {} }])
  })

  it('lists public guilds by name whatever its case, in pages', async () => {
    const names = ['beta', 'Alpha', 'alps', 'Gamma', 'Beets']
    const others = Array.from({ length: 28 }, (_, n) => `zone ${String(n).padStart(2, '0')}`)
    const groups = [...names, ...others].map((name, n) =>
      aGroup(`sorted${n}`, { type: 'guild', privacy: 'public', memberCount: n + 1, name, summary: 'sorted' }),
    )
    await putDocuments(server, { groups })
    const page = async (n: number) => {
      const path = `/groups?type=publicGuilds&paginate=true&page=${n}&search=sorted&sort=name`
      const { data } = (await people.outsider.call('GET', path)).body
      return (data as unknown as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name)
    }
    const first = await page(0)
    expect(first.slice(0, 6)).toEqual(['Alpha', 'alps', 'Beets', 'beta', 'Gamma', 'zone 00'])
    expect([...first, ...(await page(1))]).toHaveLength(33)
  })

  it('lists those first in which somebody wrote last, and last those in which nobody ever did', async () => {
    const listed = { type: 'guild', privacy: 'public', summary: 'active' } as const
    const groups = ['quiet', 'chatty', 'silent', 'busy'].map((name) => aGroup(name, { ...listed, name }))
    await putDocuments(server, { groups })
    const [quiet, chatty, , busy] = groups
    for (const group of [quiet, busy, chatty]) {
      await people.outsider.call('POST', `/groups/${group?._id}/join`)
      await people.outsider.call('POST', `/groups/${group?._id}/chat`, { body: { message: 'Good morning' } })
      server.time.now += HOUR
    }
    const path = '/groups?type=publicGuilds&paginate=true&page=0&search=active&sort=activity'
    const { data } = (await people.member.call('GET', path)).body
    expect((data as unknown as ReadonlyArray<{ readonly name: string }>).map(({ name }) => name)).toEqual([
      'chatty',
      'busy',
      'quiet',
      'silent',
    ])
    expect(data).not.toMatchObject([{ activeAt: expect.any(Number) as number }])
  })

  it('lists public guilds in pages of 30', async () => {
    const groups = Array.from({ length: 35 }, (_, n) =>
      aGroup(`guild${n}`, { type: 'guild', privacy: 'public', memberCount: 100 + n, name: `Page ${n}` }),
    )
    await putDocuments(server, { groups })
    const page = async (n: number) =>
      ids(await people.outsider.call('GET', `/groups?type=publicGuilds&paginate=true&page=${n}&search=page`))
    expect(await page(0)).toEqual(
      groups
        .map(({ _id }) => _id)
        .toReversed()
        .slice(0, 30),
    )
    expect(await page(1)).toHaveLength(5)
    expect(await page(2)).toEqual([])
  })
})
