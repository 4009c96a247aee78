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

/** What is sent every evening to whoever has switched it on. docs/decisions/136-day-summary.md. */
export const DAY_SUMMARY = 'daySummary'

const ALL_KINDS = [...EMAIL_KINDS, DAY_SUMMARY] as const

type EmailKind = (typeof ALL_KINDS)[number]

/** The kind that a link in an e-mail ends, if it names one. */
export const emailKindNamed = (name: string | null): EmailKind | undefined => ALL_KINDS.find((kind) => kind === name)
