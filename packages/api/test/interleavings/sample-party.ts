import { withQuestProgress } from '@daykeep/rules/model'
import { randomUUID } from 'node:crypto'
import { playerWithLogin, type TestPlayer, type TestResponse } from '../../test-kit/client.ts'
import { expectGranted, foundParty, inviteToQuest } from '../../test-kit/party.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { both, inClass, withGems } from '../../test-kit/states.ts'
import type { TestServer } from '../../test-kit/test-server.ts'
import { registerPlayer } from '../../test-kit/client.ts'
import type { Network } from './replica.ts'

/** Ida, whose browser is looked at; Ben and Cleo of her party, who are on other servers; a quest that they are on. */
export type SampleParty = {
  readonly ida: TestPlayer
  readonly others: readonly [TestPlayer, TestPlayer]
  readonly habit: string
}

/** Gems that each has at first, four to a unit of balance. */
export const GEMS = 40

/** `up`: damage that each has dealt before their next new day; a thousand is more than the boss has. */
export const createSampleParty = async (
  [here, there]: readonly [TestServer, TestServer],
  up: number,
): Promise<SampleParty> => {
  const [ben, cleo] = [await registerPlayer(here), await registerPlayer(there)]
  const { leader: ida } = await foundParty(here, ben, cleo)
  const ready = both(inClass('healer'), withGems(GEMS / 4))
  for (const player of [ida, ben, cleo])
    await patchUser(here, player, (user) => withQuestProgress(ready(user), { up: player === ida ? 0 : up, down: 0 }))
  await inviteToQuest(here, ida, 'dustbunnies')
  for (const player of [ben, cleo]) await expectGranted(player.call('POST', '/groups/party/quests/accept'))
  const response = await expectGranted(ida.call('POST', '/tasks/user', { body: { type: 'habit', text: 'Read' } }))
  return {
    ida,
    others: [playerWithLogin(there, ben), playerWithLogin(here, cleo)],
    habit: String(response.body.data['id']),
  }
}

/** An act with a key: whoever gets no answer sends it again. Whether it was granted. */
export const once = async (
  network: Network,
  send: (headers: Readonly<Record<string, string>>) => Promise<TestResponse>,
): Promise<boolean> => {
  const headers = { 'Idempotency-Key': randomUUID() }
  let answer = await send(headers)
  if (network !== 'well') answer = await send(headers)
  while (answer.status === 408) answer = await send(headers)
  return answer.body.success
}
