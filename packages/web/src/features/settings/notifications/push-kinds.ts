/** What browsers are told, in the order of the settings. docs/reference/screens.md 13.5; decision 124 */
export const PUSH_KINDS = [
  'reminders',
  'newPM',
  'invitedParty',
  'invitedGuild',
  'invitedQuest',
  'questStarted',
  'partyActivity',
  'mentionParty',
  'mentionJoinedGuild',
  'mentionUnjoinedGuild',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
] as const
