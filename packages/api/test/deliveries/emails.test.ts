import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, PASSWORD, registerPlayer, type TestPlayer } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchGroup } from '../../test-kit/documents/patch-group.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'
import { makeChallenge, startChallenge, writeTo } from '../../test-kit/chat-and-challenges.ts'

const DAY = 24 * 60 * 60 * 1000
let strangers = 0

describe('letters to players', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const lettersTo = async (to: string) => {
    await server.app.background.settled()
    return server.emails.filter((email) => email.to === to)
  }
  /** What a player was written since they registered. */
  const subjectsTo = async ({ username }: TestPlayer) =>
    (await lettersTo(`${username}@example.org`)).map(({ subject }) => subject).slice(1)
  const tokenIn = (text = ''): string => /groupInvite=(\S+)/.exec(text)?.[1] ?? ''
  const registerBy = async (
    token: string,
  ): Promise<{ readonly id: string; readonly body: Record<string, unknown> }> => {
    strangers += 1
    const username = `friend-${strangers}`
    const body = { username, email: `${username}@friends.example`, password: PASSWORD, confirmPassword: PASSWORD }
    const { data } = (await createClient(server)('POST', `/user/auth/local/register?groupInvite=${token}`, { body }))
      .body
    return { id: String(data['id']), body: data }
  }

  it('tell a member that they were invited, called to a quest, written to, and removed', async () => {
    const party = await foundParty(server)
    const { leader, members } = party
    const [member] = members
    await inviteToQuest(server, leader, 'dustbunnies')
    await expectGranted(member.call('POST', '/groups/party/quests/accept'))
    await writeTo(leader, member)
    await expectGranted(leader.call('POST', '/groups/party/quests/abort'))
    await expectGranted(
      leader.call('POST', `/groups/${party.id}/removeMember/${member.id}`, { body: { message: 'See you in spring.' } }),
    )
    const { username } = leader
    const subjects = await subjectsTo(member)
    expect(subjects).toHaveLength(5)
    expect(subjects[0]).toBe(`${username} invites you to The Oak Table`)
    expect(subjects[1]).toContain(`${username} calls your party to `)
    expect(subjects[2]).toContain('has begun')
    expect(subjects.slice(3)).toEqual([`A message from ${username}`, 'You are no longer in The Oak Table'])
    const [last] = (await lettersTo(`${member.username}@example.org`)).slice(-1)
    expect(last?.text).toContain('See you in spring.')
    expect(last?.text).toContain('http://daykeep.example/user/settings/notifications')
  })

  it('tell who won a challenge', async () => {
    const party = await foundParty(server)
    const { id } = await startChallenge(party)
    await expectGranted(party.leader.call('POST', `/challenges/${id}/selectWinner/${party.members[0].id}`))
    expect(await subjectsTo(party.members[0])).toContain('You won Spring cleaning')
  })

  it.each([
    ['that kind', { newPM: false }],
    ['any', { unsubscribeFromAll: true }],
  ])('are not sent to those who want none of %s', async (_, switches) => {
    const { leader, members } = await foundParty(server)
    const [member] = members
    await patchUser(server, member, (user) => ({
      ...user,
      preferences: {
        ...user.preferences,
        emailNotifications: { ...user.preferences.emailNotifications, ...switches },
      },
    }))
    await writeTo(leader, member)
    expect(await subjectsTo(member)).not.toContain(`A message from ${leader.username}`)
  })

  it('are not sent for an act that is refused', async () => {
    const { leader, members } = await foundParty(server)
    const before = (await subjectsTo(members[0])).length
    await members[0].call('POST', '/groups/party/invite', { body: { uuids: [leader.id] } })
    await makeChallenge(leader, { prize: 100 }).catch(() => undefined)
    expect(await subjectsTo(members[0])).toHaveLength(before)
  })

  it('invite somebody who is no player yet, who finds the invitation when they register', async () => {
    const { leader, id } = await foundParty(server)
    await expectGranted(
      leader.call('POST', '/groups/party/invite', { body: { emails: [{ email: 'ida@far.example', name: 'Ida' }] } }),
    )
    const [letter] = await lettersTo('ida@far.example')
    expect(letter?.subject).toBe(`${leader.username} invites you to a party`)
    const friend = await registerBy(tokenIn(letter?.text))
    expect(friend.body['invitations']).toMatchObject({
      parties: [{ id, name: 'The Oak Table', inviter: leader.id }],
      party: { id },
    })
    const { achievements, notifications } = await leader.user()
    expect(achievements).toMatchObject({ invitedFriend: true })
    expect(notifications.map(({ type }) => type)).toContain('INVITED_FRIEND_ACHIEVEMENT')
  })

  it('are not sent by those whose words nobody sees', async () => {
    const { leader } = await foundParty(server)
    await patchUser(server, leader, (user) => ({ ...user, flags: { ...user.flags, chatShadowMuted: true } }))
    await leader.call('POST', '/groups/party/invite', { body: { emails: [{ email: 'nobody@far.example' }] } })
    expect(await lettersTo('nobody@far.example')).toEqual([])
  })

  describe('a link to a group', () => {
    const linkOf = async (player: TestPlayer) =>
      tokenIn(String((await player.call('GET', '/groups/party/invite-link')).body.data['link']))
    const partiesOf = ({ body }: { readonly body: Record<string, unknown> }) =>
      (body['invitations'] as { readonly parties: ReadonlyArray<{ readonly id: string }> }).parties.map(({ id }) => id)

    it('invites whoever registers by it', async () => {
      const { leader, id } = await foundParty(server)
      expect(partiesOf(await registerBy(await linkOf(leader)))).toEqual([id])
    })

    it('is for members', async () => {
      const stranger = await registerPlayer(server)
      const { id } = await foundParty(server)
      expect((await stranger.call('GET', `/groups/${id}/invite-link`)).body.key).toBe('groupNotFound')
    })

    it.each<[string, (token: string, id: string) => string]>([
      ['the bare id of the group', (_, id) => id],
      ['one that was changed', (token) => `x${token}`],
      ['half of one', (token) => token.slice(0, 40)],
      ['nothing', () => ''],
    ])('is worth nothing as %s', async (_, forge) => {
      const { leader, id } = await foundParty(server)
      expect(partiesOf(await registerBy(forge(await linkOf(leader), id)))).toEqual([])
    })

    it('is worth nothing when seven days are over, its sender has left, or the party is full', async () => {
      const { leader, members, id } = await foundParty(server)
      const token = await linkOf(members[0])
      const ofLeader = await linkOf(leader)
      await expectGranted(members[0].call('POST', '/groups/party/leave'))
      expect(partiesOf(await registerBy(token))).toEqual([])
      await patchGroup(server, id, (group) => ({ ...group, memberCount: 30 }))
      expect(partiesOf(await registerBy(ofLeader))).toEqual([])
      await patchGroup(server, id, (group) => ({ ...group, memberCount: 1 }))
      server.time.now += 7 * DAY
      expect(partiesOf(await registerBy(ofLeader))).toEqual([])
    })
  })

  it('are sent again when the mail server was away', async () => {
    const player = await registerPlayer(server)
    await server.app.background.settled()
    const { mailer } = server.app
    const { send } = mailer
    Object.assign(mailer, { send: () => Promise.reject(new Error('away')) })
    await player.call('POST', '/user/reset-password', { body: { email: `${player.username}@example.org` } })
    expect(await subjectsTo(player)).toEqual([])
    Object.assign(mailer, { send })
    server.time.now += 60_000
    await registerPlayer(server)
    expect(await subjectsTo(player)).toEqual(['A new password for Daykeep'])
  })
})

describe('two invitations at once', () => {
  it('do not pass the limit of a party', async () => {
    const server = await startTestServer()
    const { leader, members } = await foundParty(server)
    const strangers = await Promise.all(Array.from({ length: 12 }, () => registerPlayer(server)))
    const uuids = strangers.map(({ id }) => id)
    const answers = await Promise.all([
      leader.call('POST', '/groups/party/invite', { body: { uuids: uuids.slice(0, 6) } }),
      members[0].call('POST', '/groups/party/invite', { body: { uuids: uuids.slice(6) } }),
    ])
    expect(answers.map(({ body }) => body.key ?? 'invited').toSorted()).toEqual(['invited', 'partyExceedsInvitesLimit'])
    await server.stop()
  })
})
