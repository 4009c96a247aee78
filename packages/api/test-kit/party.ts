import { asKey, type QuestKey, withItems } from '@daykeep/rules/model'
import { registerPlayer, type TestPlayer, type TestResponse } from './client.ts'
import { patchUser } from './documents/patch-user.ts'
import type { TestServer } from './test-server.ts'

export type TestParty = {
  readonly id: string
  readonly leader: TestPlayer
  readonly members: readonly [TestPlayer, ...TestPlayer[]]
}

/** A party of a new player, whom these join, or one more new player; all of it by calls. */
export const foundParty = async (server: TestServer, ...joining: readonly TestPlayer[]): Promise<TestParty> => {
  const leader = await registerPlayer(server)
  const founded = await leader.call('POST', '/groups', {
    body: { name: 'The Oak Table', type: 'party', privacy: 'private' },
  })
  const id = String(founded.body.data['id'])
  const [first = await registerPlayer(server), ...others] = joining
  const members = [first, ...others] as const
  for (const member of members) await joinParty(leader, id, member)
  return { id, leader, members }
}

const joinParty = async (leader: TestPlayer, id: string, member: TestPlayer): Promise<void> => {
  await expectGranted(leader.call('POST', `/groups/${id}/invite`, { body: { uuids: [member.id] } }))
  await expectGranted(member.call('POST', `/groups/${id}/join`))
}

/** The player finds a scroll and invites their party. */
export const inviteToQuest = async (server: TestServer, owner: TestPlayer, quest: string): Promise<TestResponse> => {
  await patchUser(server, owner, (user) =>
    withItems(user, { quests: { ...user.items.quests, [asKey<QuestKey>(quest)]: 1 } }),
  )
  return expectGranted(owner.call('POST', `/groups/party/quests/invite/${quest}`))
}

/** A step of a test's beginning: what is refused there is a mistake of the test. */
export const expectGranted = async (call: Promise<TestResponse>): Promise<TestResponse> => {
  const response = await call
  if (!response.body.success) throw new Error(`refused: ${JSON.stringify(response.body)}`)
  return response
}
