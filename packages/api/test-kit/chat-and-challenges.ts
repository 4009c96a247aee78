import type { TestPlayer } from './client.ts'
import { expectGranted, type TestParty } from './party.ts'
import { patchGroup, withPlan } from './documents/patch-group.ts'
import type { TestServer } from './test-server.ts'

const CHALLENGE = { name: 'Spring cleaning', shortName: 'Spring', group: 'party' }

/** A message in the chat of the player's party, by its id. */
export const postMessage = async (player: TestPlayer, message = 'Good morning!'): Promise<string> => {
  const { data } = (await expectGranted(player.call('POST', '/groups/party/chat', { body: { message } }))).body
  return (data['message'] as { readonly id: string }).id
}

/** A challenge in the player's party, by its id. */
export const makeChallenge = async (player: TestPlayer, changes: object = {}): Promise<string> =>
  String(
    (await expectGranted(player.call('POST', '/challenges', { body: { ...CHALLENGE, ...changes } }))).body.data['id'],
  )

/** A challenge of the leader, with one task, in which the members take part. */
export const startChallenge = async (
  { leader, members }: TestParty,
  task: object = { type: 'habit', text: 'Sweep' },
) => {
  const id = await makeChallenge(leader)
  const added = await expectGranted(leader.call('POST', `/tasks/challenge/${id}`, { body: task }))
  for (const member of members) await expectGranted(member.call('POST', `/challenges/${id}/join`))
  return { id, task: String(added.body.data['id']) }
}

/** A task on the board of the party, which gets a plan for it. */
export const onBoard = async (
  server: TestServer,
  { id, leader }: Pick<TestParty, 'id' | 'leader'>,
  task: object = { type: 'todo', text: 'Paint the fence' },
): Promise<string> => {
  await patchGroup(server, id, withPlan)
  return String((await expectGranted(leader.call('POST', `/tasks/group/${id}`, { body: task }))).body.data['id'])
}

/** A private message, by the ids of its sender's copy and of both copies. */
export const writeTo = async (sender: TestPlayer, receiver: TestPlayer) => {
  const body = { toUserId: receiver.id, message: 'Hello!' }
  const { data } = (await expectGranted(sender.call('POST', '/members/send-private-message', { body }))).body
  return data['message'] as { readonly id: string; readonly uniqueMessageId: string }
}
