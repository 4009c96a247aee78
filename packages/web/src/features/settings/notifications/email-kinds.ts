/** The kinds of e-mails that the game writes by itself, in the order of the settings. docs/reference/screens.md 13.5. */
export const EMAIL_KINDS = [
  'newPM',
  'invitedParty',
  'invitedGuild',
  'kickedGroup',
  'invitedQuest',
  'questStarted',
  'wonChallenge',
  'giftedGems',
  'giftedSubscription',
] as const

type EmailKind = (typeof EMAIL_KINDS)[number]

/** The kind that a link in an e-mail ends, if it names one. */
export const emailKindNamed = (name: string | null): EmailKind | undefined => EMAIL_KINDS.find((kind) => kind === name)
