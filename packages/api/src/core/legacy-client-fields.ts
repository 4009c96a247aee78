import type { User } from '@daykeep/rules/model'

export const COMMON_TUTORIALS = [
  'habits',
  'dailies',
  'todos',
  'rewards',
  'party',
  'pets',
  'gems',
  'skills',
  'classes',
  'tavern',
  'equipment',
  'items',
  'mounts',
  'inbox',
  'stats',
] as const

const IOS = ['addTask', 'editTask', 'deleteTask', 'filterTask', 'groupPets', 'inviteParty', 'reorderTask'] as const

const allFalse = (names: ReadonlyArray<string>) => Object.fromEntries(names.map((name) => [name, false]))

const UNSEEN_TUTORIALS = { common: allFalse(COMMON_TUTORIALS), ios: allFalse(IOS) }

/** Typed clients read each tutorial of every player; stored are those that were seen. docs/reference/api.md 3.1. */
export const withUnseenTutorials = <A extends Pick<User, 'flags'>>(user: A): A => ({
  ...user,
  flags: {
    ...user.flags,
    tutorial: {
      common: { ...UNSEEN_TUTORIALS.common, ...user.flags.tutorial.common },
      ios: { ...UNSEEN_TUTORIALS.ios, ...user.flags.tutorial.ios },
    },
  },
})

/**
 * Adds fields that third-party clients read and nothing here stores: sign-in providers, tutorials not seen, and mailings
 * never sent. docs/reference/api.md 3.1.
 */
export const withLegacyClientFields = <A extends User>(user: A): A => ({
  ...user,
  _subSignature: 'NOT_RUNNING',
  auth: { google: {}, facebook: {}, apple: {}, ...user.auth },
  flags: {
    rewrite: true,
    initializedUserHistory: false,
    recaptureEmailsPhase: 0,
    weeklyRecapEmailsPhase: 0,
    lastWeeklyRecap: user.auth.timestamps.created,
    ...withUnseenTutorials(user).flags,
  },
  preferences: { webhooks: {}, ...user.preferences },
})

/** Version 3 has the messages of the inbox in the player, always none. docs/reference/api.md 1.12. */
export const withInboxMessages = <A extends Pick<User, 'inbox'>>(user: A): A => ({
  ...user,
  inbox: { ...user.inbox, messages: {} },
})
