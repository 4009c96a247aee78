import * as fc from 'fast-check'
import type { Player } from '../../src/model/index.ts'
import { oneOfOr } from './figures.ts'
import { anyTaskName } from './task-params.ts'

const UUID = '11111111-2222-4333-8444-555555555555'

const inGroup = () => fc.record({ group: oneOfOr(['party-1', 'guild-1']) })

const fields = {
  url: fc.constantFrom('https://hooks.example.org/a', 'ftp://example.org', 7),
  type: oneOfOr(['taskActivity', 'groupChatReceived', 'userActivity', 'questActivity', 'globalActivity']),
  label: fc.constant('my tool'),
  enabled: fc.constantFrom(true, false, 'yes'),
  options: fc.constantFrom({ scored: false }, { created: 'yes' }, { groupId: UUID }, undefined),
}

/** Parameters of the commands among people that change the player's own documents only. */
export const peopleParams = {
  rejectInvitation: inGroup,
  seeChat: () =>
    fc.record(
      { group: oneOfOr(['party-1', 'guild-1']), until: fc.constantFrom(0, 1_700_000_000_000) },
      { requiredKeys: ['group'] },
    ),
  blockUser: ({ user }: Player) => fc.record({ user: oneOfOr([UUID, user._id]) }),
  readLetters: () => fc.record({ conversation: oneOfOr([UUID]), listed: fc.boolean() }, { requiredKeys: [] }),
  unlinkTask: (player: Player) =>
    fc.record(
      { task: anyTaskName(player), keep: fc.constantFrom('keep', 'remove', 'burn') },
      { requiredKeys: ['task'] },
    ),
  unlinkAllTasks: () =>
    fc.record(
      { challenge: oneOfOr(['challenge-1']), keep: fc.constantFrom('keep-all', 'remove-all', 'burn') },
      { requiredKeys: ['challenge'] },
    ),
  createWebhook: () => fc.record({ ...fields, id: fc.constantFrom(UUID, 'nonsense') }, { requiredKeys: [] }),
  updateWebhook: () =>
    fc.record({ webhook: fc.constantFrom(UUID, 'hook-1'), ...fields }, { requiredKeys: ['webhook'] }),
  deleteWebhook: () => fc.record({ webhook: fc.constantFrom(UUID, 'hook-1') }),
} as const
