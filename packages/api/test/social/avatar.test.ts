import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

/** The first eight bytes of every PNG. */
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

/** As browsers ask; without it fetch wants no answer from a cache. */
const MAYBE_OLD = { 'cache-control': 'max-age=0' }

describe('the picture of a player (api 6.4)', () => {
  let server: TestServer
  let player: TestPlayer
  beforeAll(async () => {
    server = await startTestServer()
    player = await registerPlayer(server)
  })
  afterAll(() => server.stop())

  const picture = (file: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}/export/avatar-${file}`, { headers })
  const svgOf = async (id = player.id): Promise<string> => (await picture(`${id}.svg`)).text()

  it('is there for everybody, as SVG that needs no style sheet', async () => {
    const answer = await picture(`${player.id}.svg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    const svg = await answer.text()
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="480" height="480" viewBox="0 0 240 240">/)
    for (const word of ['class=', 'var(', '<script', player.username, player.token]) expect(svg).not.toContain(word)
  })

  it('is there as PNG of the same size', async () => {
    const answer = await picture(`${player.id}.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const png = Buffer.from(await answer.arrayBuffer())
    expect([...png.subarray(0, 8)]).toEqual(SIGNATURE)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 480])
  })

  it('is there as a page that names no player and has the picture for previews of links', async () => {
    const answer = await picture(`${player.id}.html`, { 'accept-language': 'de' })
    const page = await answer.text()
    expect(page).toContain('<h1>Ein Held in Daykeep</h1>')
    expect(page).toContain(`<meta property="og:image" content="http://daykeep.example/export/avatar-${player.id}.png">`)
    // dark where the reader's system is, and as wide as the window
    expect(page).toContain('<style>:root{color-scheme:light dark}img{max-width:100%;height:auto}')
    expect(page).not.toContain(player.username)
  })

  it.each(['svg', 'png'])(
    'changes with the looks alone, and is not sent again while it is the same: %s',
    async (format) => {
      const first = await picture(`${player.id}.${format}`)
      const tag = first.headers.get('etag') ?? ''
      await player.call('PUT', '/user', { body: { 'preferences.dayStart': 3 } })
      expect((await picture(`${player.id}.${format}`, { 'if-none-match': tag, ...MAYBE_OLD })).status).toBe(304)
      const { body } = await player.call('GET', '/user')
      const { size } = body.data['preferences'] as { readonly size: string }
      await player.call('PUT', '/user', { body: { 'preferences.size': size === 'slim' ? 'broad' : 'slim' } })
      const changed = await picture(`${player.id}.${format}`, { 'if-none-match': tag, ...MAYBE_OLD })
      expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false])
    },
  )

  it('shows what the player wears', async () => {
    const before = await svgOf()
    await player.call('POST', '/user/equip/equipped/weapon_warrior_0')
    await player.call('POST', '/debug/modify-inventory', { body: { gear: { head_warrior_1: true } } })
    await player.call('POST', '/user/equip/equipped/head_warrior_1')
    expect(await svgOf()).not.toBe(before)
  })

  it('is drawn once for all who ask at the same time, however many they are', async () => {
    const others = await Promise.all([1, 2, 3].map(() => registerPlayer(server)))
    const responses = others.flatMap(({ id }) => Array.from({ length: 40 }, () => picture(`${id}.png`)))
    const answers = await Promise.all(responses)
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  it.each([
    ['nobody', () => '00000000-0000-4000-8000-000000000000.svg'],
    ['no id', () => '../../../etc/passwd.svg'.replaceAll('/', '%2F')],
    ['no format', () => player.id],
    ['a format that there is not', () => `${player.id}.gif`],
  ])('is not found: %s', async (_, file) => {
    const answer = await picture(file())
    expect([answer.status, await answer.json()]).toMatchObject([404, { key: 'userWithIDNotFound' }])
  })

  it('is gone with the account', async () => {
    const leaver = await registerPlayer(server)
    await leaver.call('DELETE', '/user', { body: { password: PASSWORD } })
    expect((await picture(`${leaver.id}.png`)).status).toBe(404)
  })
})
