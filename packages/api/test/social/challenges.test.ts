import { asKey, TAVERN, type Task, type UserId } from '@daykeep/rules/model'
import { aChallenge, aHabit, idOf } from '@daykeep/rules/test-kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPlayer, registerPlayer, type TestResponse } from '../../test-kit/client.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { putDocuments } from '../../test-kit/documents/put-documents.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { CHALLENGE, DEN, GUILD, ORIGINAL, createSamples, type SamplePlayers } from '../../test-kit/sample-documents.ts'

const ids = ({ body }: TestResponse): ReadonlyArray<string> =>
  (body.data as unknown as ReadonlyArray<{ readonly _id: string }>).map(({ _id }) => _id)

const copyOf = (owner: TestPlayer, text: string): Task =>
  aHabit({
    _id: idOf(`copy${text}`.slice(0, 16)),
    userId: asKey<UserId>(owner.id),
    text,
    notes: 'mine, "quoted"',
    tags: [asKey(owner.id)],
    challenge: { id: CHALLENGE, taskId: ORIGINAL },
  })

describe('challenges', () => {
  let server: TestServer
  let people: SamplePlayers
  beforeAll(async () => {
    server = await startTestServer()
    people = await createSamples(server)
    await putDocuments(server, {
      tasks: [copyOf(people.member, '=2+2')],
      challenges: [aChallenge('secret', { group: DEN, leader: asKey<UserId>(people.leader.id) })],
    })
  })
  afterAll(() => server.stop())

  it('shows a challenge with its leader and group to those who may see it', async () => {
    expect((await people.outsider.call('GET', `/challenges/${CHALLENGE}`)).body.data).toMatchObject({
      id: CHALLENGE,
      leader: { _id: people.leader.id },
      group: { _id: GUILD, privacy: 'public' },
    })
  })

  const SECRET = idOf('secret')
  it.each([
    [`/challenges/${SECRET}`, 404, 'challengeNotFound'],
    [`/challenges/${SECRET}/members`, 404, 'challengeNotFound'],
    [`/challenges/${SECRET}/export/csv`, 404, 'challengeNotFound'],
    [`/tasks/challenge/${SECRET}`, 404, 'challengeNotFound'],
    [`/challenges/groups/${DEN}`, 404, 'groupNotFound'],
    [`/challenges/${CHALLENGE}/members/${idOf('nobody')}`, 404, 'userWithIDNotFound'],
    ['/challenges/x', 400, 'invalidReqParams'],
    ['/challenges/user', 400, 'invalidReqParams'],
    [`/tasks/challenge/${CHALLENGE}?type=fun`, 400, 'invalidReqParams'],
  ])('refuses %s to an outsider: %i %s', async (path, status, key) => {
    expect(await people.outsider.call('GET', path)).toMatchObject({ status, body: { key } })
  })

  it('refuses the progress of one who takes no part', async () => {
    const path = `/challenges/${CHALLENGE}/members/${people.leader.id}`
    expect(await people.member.call('GET', path)).toMatchObject({
      status: 404,
      body: { key: 'challengeMemberNotFound' },
    })
  })

  it('shows the progress of participants without their tags', async () => {
    const { body } = await people.outsider.call('GET', `/challenges/${CHALLENGE}/members/${people.member.id}`)
    expect(body.data).toMatchObject({ _id: people.member.id, tasks: [{ text: '=2+2', tags: [] }] })
    const list = await people.outsider.call('GET', `/challenges/${CHALLENGE}/members?includeTasks=true`)
    expect(list.body.data).toMatchObject([{ _id: people.member.id, tasks: [{ text: '=2+2', tags: [] }] }])
  })

  it('lists the tasks that participants copy', async () => {
    expect(ids(await people.outsider.call('GET', `/tasks/challenge/${CHALLENGE}`))).toEqual([ORIGINAL])
    expect(ids(await people.outsider.call('GET', `/tasks/challenge/${CHALLENGE}?type=dailys`))).toEqual([])
  })

  it('shows a task of a challenge or a board by its id to those who may read it', async () => {
    const status = async (player: TestPlayer, id: string) => (await player.call('GET', `/tasks/${id}`)).status
    expect((await people.member.call('GET', `/tasks/${ORIGINAL}`)).body.data).toMatchObject({
      id: ORIGINAL,
      text: 'original',
    })
    expect(await status(people.outsider, ORIGINAL)).toBe(200)
    expect(await status(people.member, idOf('chore'))).toBe(200)
    expect(await status(people.outsider, idOf('chore'))).toBe(404)
  })

  it('exports participants as a file in which no cell is a formula', async () => {
    const response = await people.leader.call('GET', `/challenges/${CHALLENGE}/export/csv`)
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${CHALLENGE}.csv"`)
    expect(response.body.data['text']).toBe(
      `UUID,Display Name,Username,Task,Value,Notes,Streak\r\n${people.member.id},${people.member.username},${people.member.username},'=2+2,0,"mine, ""quoted""",\r\n`,
    )
  })

  it('hides a reported challenge from lists, but not from participants', async () => {
    await putDocuments(server, {
      challenges: [aChallenge('bad', { group: GUILD, flagCount: 2, leader: asKey<UserId>(idOf('someone')) })],
    })
    const bad = idOf('bad')
    const seen = async (player: TestPlayer) => [
      ...ids(await player.call('GET', `/challenges/groups/${GUILD}`)),
      ...ids(await player.call('GET', '/challenges/user?page=0')),
    ]
    expect(await seen(people.leader)).not.toContain(bad)
    expect(await seen(people.moderator)).toContain(bad)
    const fan = await registerPlayer(server)
    await patchUser(server, fan, (user) => ({ ...user, challenges: [bad] }))
    expect(await seen(fan)).toContain(bad)
  })

  it('lists what is in reach in pages of ten: official ones first, then the newest', async () => {
    const many = Array.from({ length: 23 }, (_, n) =>
      aChallenge(`c${n}`, {
        group: TAVERN,
        official: n < 12,
        name: `Spring ${n}`,
        createdAt: new Date(Date.UTC(2026, 9, 1 + n)).toISOString(),
        leader: asKey<UserId>(n === 20 ? people.outsider.id : idOf('x')),
        categories: n % 2 === 0 ? [{ slug: 'health', name: 'Health' }] : [],
      }),
    )
    await putDocuments(server, { challenges: many })
    const page = async (query: string) =>
      ids(await people.outsider.call('GET', `/challenges/user?search=spring&${query}`))
    const official = many.slice(0, 12).toReversed()
    const others = many.slice(12).toReversed()
    const expected = [...official, ...others].map(({ _id }) => _id)
    expect(await page('page=0')).toEqual(expected.slice(0, 10))
    expect(await page('page=1')).toEqual(expected.slice(10, 20))
    expect(await page('page=2')).toEqual(expected.slice(20))
    expect(await page('page=3')).toEqual([])
    expect(await page('page=0&owned=owned')).toEqual([many[20]?._id])
    expect(await page('page=1&categories=health')).toHaveLength(2)
    const joined = await people.member.call('GET', '/challenges/user?page=0&member=true')
    expect(ids(joined)).toEqual([CHALLENGE])
  })

  it('lists what the player leads and what they joined, apart if they like', async () => {
    const leader = await registerPlayer(server)
    const own = aChallenge('own', { group: TAVERN, leader: asKey<UserId>(leader.id) })
    await putDocuments(server, { challenges: [own] })
    await patchUser(server, leader, (user) => ({ ...user, challenges: [CHALLENGE] }))
    const list = async (query: string) =>
      ids(await leader.call('GET', `/challenges/user?page=0&member=true${query}`)).toSorted()
    expect(await list('')).toEqual([CHALLENGE, own._id].toSorted())
    expect(await list('&participation=participating')).toEqual([CHALLENGE])
    expect(await list('&participation=not_participating')).toEqual([own._id])
  })

  it('puts the most participants or the highest prize first when asked', async () => {
    const some = [
      aChallenge('small', { group: TAVERN, name: 'Autumn', memberCount: 2, prize: 9 }),
      aChallenge('large', { group: TAVERN, name: 'Autumn', memberCount: 30, prize: 1 }),
    ]
    await putDocuments(server, { challenges: some })
    const first = async (sort: string) =>
      ids(await people.outsider.call('GET', `/challenges/user?page=0&search=autumn&sort=${sort}`))[0]
    expect(await first('members')).toBe(idOf('large'))
    expect(await first('prize')).toBe(idOf('small'))
  })

  it('tells its leader how often it was reported, and each reporter of their own report', async () => {
    const [leader, reporter, other] = [people.leader, people.outsider, people.member]
    await putDocuments(server, {
      challenges: [
        aChallenge('odd', {
          group: GUILD,
          leader: asKey<UserId>(leader.id),
          flags: { [reporter.id]: true },
          flagCount: 1,
        }),
      ],
    })
    const seenBy = async (player: TestPlayer) => {
      const { flags, flagCount } = (await player.call('GET', `/challenges/${idOf('odd')}`)).body.data
      return { flags, flagCount }
    }
    expect(await seenBy(leader)).toEqual({ flags: {}, flagCount: 1 })
    expect(await seenBy(reporter)).toEqual({ flags: { [reporter.id]: true }, flagCount: 0 })
    expect(await seenBy(other)).toEqual({ flags: {}, flagCount: 0 })
  })
})
