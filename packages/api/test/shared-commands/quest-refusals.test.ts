import { asKey, type QuestKey } from '@daykeep/rules/model'
import { itRefusesTogether, type PartyScene } from '../../test-kit/it-refuses-together.ts'
import { patchUser } from '../../test-kit/documents/patch-user.ts'
import { pendingQuest, runningQuest } from '../../test-kit/quest.ts'

const withScroll = (level: number) => (scene: PartyScene) =>
  patchUser(scene.server, scene.leader, (user) => ({
    ...user,
    stats: { ...user.stats, lvl: level },
    items: { ...user.items, quests: { [asKey<QuestKey>('dustbunnies')]: 1 } },
  }))

itRefusesTogether('quests', [
  ['outsider', 'POST /groups/PARTY/quests/invite/dustbunnies', 'they are not in it', 404, 'groupNotFound'],
  ['leader', 'POST /groups/PARTY/quests/invite/nothing', 'there is none', 404, 'questNotFound'],
  ['leader', 'POST /groups/PARTY/quests/invite/dilatoryDistress1', 'they have no scroll', 401, 'questNotOwned'],
  [
    'leader',
    'POST /groups/PARTY/quests/invite/dustbunnies',
    'there is one',
    401,
    'questAlreadyUnderway',
    { before: pendingQuest },
  ],
  ['member', 'POST /groups/PARTY/quests/accept', 'there is none', 404, 'questInviteNotFound'],
  ['leader', 'POST /groups/PARTY/quests/accept', 'they did', 400, 'questAlreadyAccepted', { before: pendingQuest }],
  [
    'member',
    'POST /groups/PARTY/quests/accept',
    'it runs',
    401,
    'questAlreadyStartedFriendly',
    { before: runningQuest },
  ],
  ['member', 'POST /groups/PARTY/quests/reject', 'there is none', 404, 'questInvitationDoesNotExist'],
  [
    'member',
    'POST /groups/PARTY/quests/reject',
    'it runs',
    401,
    'questAlreadyStartedFriendly',
    { before: runningQuest },
  ],
  [
    'leader',
    'POST /groups/PARTY/quests/reject',
    'they accepted',
    400,
    'questAlreadyAccepted',
    { before: pendingQuest },
  ],
  ['leader', 'POST /groups/PARTY/quests/force-start', 'there is none', 404, 'questNotPending'],
  [
    'member',
    'POST /groups/PARTY/quests/force-start',
    'they lead neither',
    401,
    'questOrGroupLeaderOnlyStartQuest',
    { before: pendingQuest },
  ],
  ['leader', 'POST /groups/PARTY/quests/force-start', 'it runs', 401, 'questAlreadyStarted', { before: runningQuest }],
  ['leader', 'POST /groups/PARTY/quests/schedule', 'there is none', 404, 'questNotPending', { body: { hours: 24 } }],
  [
    'member',
    'POST /groups/PARTY/quests/schedule',
    'they lead neither',
    401,
    'questOrGroupLeaderOnlyStartQuest',
    { body: { hours: 24 }, before: pendingQuest },
  ],
  [
    'leader',
    'POST /groups/PARTY/quests/schedule',
    'it runs',
    401,
    'questAlreadyStarted',
    { body: { hours: 24 }, before: runningQuest },
  ],
  ['leader', 'POST /groups/PARTY/quests/cancel', 'there is none', 404, 'questInvitationDoesNotExist'],
  [
    'member',
    'POST /groups/PARTY/quests/cancel',
    'they lead neither',
    401,
    'onlyLeaderCancelQuest',
    { before: pendingQuest },
  ],
  ['leader', 'POST /groups/PARTY/quests/cancel', 'it runs', 401, 'cantCancelActiveQuest', { before: runningQuest }],
  ['leader', 'POST /groups/PARTY/quests/abort', 'there is none', 404, 'noActiveQuestToAbort'],
  [
    'leader',
    'POST /groups/PARTY/quests/abort',
    'it has not begun',
    404,
    'noActiveQuestToAbort',
    { before: pendingQuest },
  ],
  [
    'member',
    'POST /groups/PARTY/quests/abort',
    'they lead neither',
    401,
    'onlyLeaderAbortQuest',
    { before: runningQuest },
  ],
  [
    'leader',
    'POST /groups/PARTY/quests/leave',
    'it is theirs',
    401,
    'questLeaderCannotLeaveQuest',
    { before: runningQuest },
  ],
  ['member', 'POST /groups/PARTY/quests/leave', 'they did not accept', 401, 'notPartOfQuest', { before: pendingQuest }],
  ['member', 'POST /groups/habitrpg/quests/accept', 'it is the tavern', 401, 'guildQuestsNotSupported'],
  [
    'leader',
    'POST /groups/PARTY/quests/invite/dustbunnies',
    'there is one, and a scroll',
    401,
    'questAlreadyUnderway',
    {
      before: async (scene) => {
        await pendingQuest(scene)
        await withScroll(10)(scene)
      },
    },
  ],
])
