import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { createClient } from '../../test-kit/client.ts'
import { stockedCatalogue } from '../../test-kit/stocked-catalogue.ts'

const publications = {
  faq: [{ heading: 'tasks', key: 'whatIsATask' }],
  articles: {},
  news: [
    { key: 'gatesOpen', published: '2026-11-01' },
    { key: 'harvestTable', published: '2026-11-20' },
    { key: 'winterGala', published: '2026-12-01' },
  ],
  challengeCategories: [],
}

describe('what visitors may read', () => {
  let server: TestServer
  const ask = async (path: string, headers = {}) => createClient(server)('GET', path, { headers })
  beforeAll(async () => {
    server = await startTestServer({ catalogue: { ...stockedCatalogue(), publications } })
  })
  afterAll(() => server.stop())

  it('are questions with their answers, in the language that is asked for', async () => {
    const { body } = await ask('/faq?platform=web&language=en')
    expect(body.data).toEqual({
      questions: [
        {
          heading: 'tasks',
          question: 'What are the four kinds of task?',
          web: expect.stringContaining('Habits') as unknown,
          exclusions: [],
        },
      ],
      stillNeedHelp: { web: 'Still need help?' },
    })
    const german = await ask('/faq?platform=web&language=de')
    expect(german.body.data).not.toEqual(body.data)
  })

  it('are not for a platform that nobody knows', async () =>
    expect(await ask('/faq?platform=abacus')).toMatchObject({
      status: 400,
      body: { errors: [{ param: 'platform', message: 'The platform is web, ios or android.' }] },
    }))

  it('is news, newest first, and none of days to come', async () => {
    const { body } = await ask('/news')
    expect(body.data).toMatchObject([
      { id: 'harvestTable', title: 'The long table is set', publishDate: '2026-11-20T08:00:00.000Z' },
      { id: 'gatesOpen', published: true },
    ])
    expect((await ask('/news?page=1')).body.data).toEqual([])
    expect(await ask('/news?page=-1')).toMatchObject({ status: 400, body: { errors: [{ param: 'page' }] } })
  })

  it('is a page of HTML without an envelope for old clients', async () => {
    const { body } = await ask('/api/v3/news')
    expect(Object.keys(body)).toEqual(['html'])
    expect(JSON.stringify(body)).toContain('<h2>The long table is set</h2>')
  })
})
