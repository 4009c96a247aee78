import type { User } from '@daykeep/rules/model'

const COMMON = [
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

const UNSEEN = { common: allFalse(COMMON), ios: allFalse(IOS) }

/**
 * Adds what tools of the ecosystem read and nobody here keeps: ways to log in that there are none of, hints that were not
 * seen yet, letters that are never sent. Reference, api 3.1.
 */
export const withFieldsForTools = <A extends User>(user: A): A => ({
  ...user,
  _subSignature: 'NOT_RUNNING',
  auth: { google: {}, facebook: {}, apple: {}, ...user.auth },
  flags: {
    rewrite: true,
    initializedUserHistory: false,
    recaptureEmailsPhase: 0,
    weeklyRecapEmailsPhase: 0,
    lastWeeklyRecap: user.auth.timestamps.created,
    ...user.flags,
    tutorial: {
      common: { ...UNSEEN.common, ...user.flags.tutorial.common },
      ios: { ...UNSEEN.ios, ...user.flags.tutorial.ios },
    },
  },
  preferences: { webhooks: {}, ...user.preferences },
})

/** Version 3 sends the messages of the inbox along. Reference, api 1.12. */
export const withMessages = <A extends Pick<User, 'inbox'>>(user: A): A => ({
  ...user,
  inbox: { ...user.inbox, messages: {} },
})
