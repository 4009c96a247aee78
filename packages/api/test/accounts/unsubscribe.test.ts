import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outboxMailer } from '../../src/mail/index.ts'
import { PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty } from '../../test-kit/party.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { writeTo } from '../../test-kit/chat-and-challenges.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'

describe('the link that ends e-mails (api 6.5, RFC 8058)', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const lettersTo = async (to: string) => {
    await server.app.background.settled()
    return server.emails.filter((email) => email.to === to)
  }
  const addressOf = ({ username }: TestPlayer) => `${username}@example.org`
  const switchesOf = async (player: TestPlayer) => (await player.user()).preferences.emailNotifications
  /** On this server, whatever its public address. */
  const follow = async (link: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(link)
    const response = await fetch(`${server.url}${pathname}${search}`, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const linkToStrangers = async () => {
    const { leader } = await foundParty(server)
    const email = `${leader.username}-friend@far.example`
    await expectGranted(leader.call('POST', '/groups/party/invite', { body: { emails: [{ email }] } }))
    const [letter] = await lettersTo(email)
    return { leader, email, link: letter?.unsubscribeUrl ?? '' }
  }
  const linkToMember = async () => {
    const { leader, members } = await foundParty(server)
    const [member] = members
    await writeTo(leader, member)
    const [letter] = (await lettersTo(addressOf(member))).slice(-1)
    return { leader, member, letter, link: letter?.unsubscribeUrl ?? '' }
  }
  const oneClick: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }

  it('is in the text, in the HTML, and in the headers of a letter', async () => {
    const { letter, link } = await linkToMember()
    expect(letter?.text).toContain(link)
    expect(letter?.html).toContain(`href="${link}"`)
    const folder = await mkdtemp(join(tmpdir(), 'daykeep-mail-'))
    const mailer = outboxMailer(folder, 'daykeep@example.org', pino({ level: 'silent' }))
    if (letter !== undefined) await mailer.send(letter)
    const [file = ''] = await readdir(folder)
    const mailText = (await readFile(join(folder, file), 'utf8')).replaceAll(/\n\s+/g, ' ')
    expect(mailText).toContain(`List-Unsubscribe: <${link}>`)
    expect(mailText).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mailText).toContain('Auto-Submitted: auto-generated')
    mailer.close()
    await rm(folder, { recursive: true })
  })

  it('ends the letters of its kind, by the button of a mail program', async () => {
    const { leader, member, link } = await linkToMember()
    const before = (await lettersTo(addressOf(member))).length
    expect((await follow(link, oneClick)).status).toBe(200)
    expect(await switchesOf(member)).toMatchObject({ newPM: false, invitedParty: true, unsubscribeFromAll: false })
    await writeTo(leader, member)
    expect(await lettersTo(addressOf(member))).toHaveLength(before)
  })

  it('shows a page in the language of the player, which leads to the link that ends all of them', async () => {
    const { member, link } = await linkToMember()
    await expectGranted(member.call('PUT', '/user', { body: { 'preferences.language': 'de' } }))
    const { headers, text } = await follow(link)
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('content-disposition')).toMatch(/^inline/)
    expect(text).toContain('<html lang="de">')
    const [, all = ''] = /href="([^"]+unsubscribe[^"]+)"/.exec(text) ?? []
    await follow(all)
    expect(await switchesOf(member)).toMatchObject({ unsubscribeFromAll: true })
  })

  it('keeps invitations from an address without an account, and does so once', async () => {
    const { leader, email, link } = await linkToStrangers()
    expect((await Promise.all([follow(link), follow(link), follow(link)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    await expectGranted(
      leader.call('POST', '/groups/party/invite', { body: { emails: [{ email: email.toUpperCase() }] } }),
    )
    expect(await lettersTo(email.toUpperCase())).toEqual([])
  })

  it.each<[string, (link: string) => string, number, string]>([
    ['no code', (link) => link.replace(/\?.*/, ''), 400, 'The code of the link is missing.'],
    ['half of a code', (link) => link.slice(0, -20), 400, 'invalidUnsubscriptionCode'],
    ['a code of its own making', (link) => link.replace(/code=.*/, 'code=e30.x'), 400, 'invalidUnsubscriptionCode'],
  ])('refuses %s', async (_, forge, status, reason) => {
    const { link } = await linkToStrangers()
    const refused = await follow(forge(link))
    expect(refused.status).toBe(status)
    expect(refused.text).toContain(reason)
  })

  it('refuses the code of a player who has left', async () => {
    const { member, link } = await linkToMember()
    await expectGranted(member.call('DELETE', '/user', { body: { password: PASSWORD } }))
    const refused = await follow(link)
    expect(refused.status).toBe(404)
    expect(refused.text).toContain('userNotFound')
  })

  it('is in no letter that the player asks for', async () => {
    const player = await registerPlayer(server)
    const [welcome] = await lettersTo(addressOf(player))
    expect(welcome?.unsubscribeUrl).toBeUndefined()
    expect(welcome?.html).toContain('Open Daykeep')
  })

  it('says on a page, to who opens it in a browser, that it is not whole', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const opened = await follow('http://here/email/unsubscribe?code=half', { headers: { accept } })
    expect([opened.status, opened.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
    expect(opened.text).toContain('This link is not one of ours, or not the whole of it.')
    expect(opened.text).toContain('<a href="/">')
    const german = await follow('http://here/email/unsubscribe', { headers: { accept, 'accept-language': 'de' } })
    expect(german.text).toContain('<html lang="de">')
    const response = await follow('http://here/email/unsubscribe?code=half')
    expect(JSON.parse(response.text)).toMatchObject({ key: 'invalidUnsubscriptionCode' })
  })
})
