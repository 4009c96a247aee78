import type { TestResponse } from './client.ts'
import type { PartyScene } from './it-refuses-together.ts'
import { expectGranted, inviteToQuest } from './party.ts'

/** The leader has invited the party; the member has not answered. */
export const pendingQuest = ({ server, leader }: PartyScene): Promise<TestResponse> =>
  inviteToQuest(server, leader, 'dustbunnies')

/** Both are on the quest. */
export const runningQuest = async (scene: PartyScene): Promise<TestResponse> => {
  await pendingQuest(scene)
  return expectGranted(scene.member.call('POST', '/groups/party/quests/accept'))
}
