import type { Player, User } from '@daykeep/rules/model'
import { type RegistrationClient, starterTasks, type StarterTexts } from '@daykeep/rules/registration'
import { WEB_CLIENT } from '../contract/index.ts'
import type { AppContext } from '../core/app-context.ts'
import { COMMON_TUTORIALS } from '../core/legacy-client-fields.ts'
import { translateName } from '../i18n/translate-name.ts'

/** Creates its own first tasks, so it gets the tags only. docs/reference/rules.md 0.5. */
const CLIENT_WITH_OWN_TASKS = 'habitica-web'
const MOBILE_CLIENTS = new Set(['habitica-ios', 'habitica-android'])

const registrationClient = (client: string): RegistrationClient => {
  if (client === WEB_CLIENT || client === CLIENT_WITH_OWN_TASKS) return 'web'
  return MOBILE_CLIENTS.has(client) ? 'mobile' : 'other'
}

/** A new player with first tasks and tags in their language. docs/reference/application.md 3. */
export const createStarterPlayer = (
  app: Pick<AppContext, 'catalogue' | 'i18n' | 'clock'>,
  user: User,
  client: string,
): Player => {
  const { defaultTags, defaultTasks } = app.catalogue
  const start = starterTasks({ defaultTags, defaultTasks: client === CLIENT_WITH_OWN_TASKS ? [] : defaultTasks })
  return start({ client: registrationClient(client), texts: starterTexts(app, user), at: app.clock() })(
    withClientFlags(user, client),
  )
}

const starterTexts = (
  { i18n, catalogue }: Pick<AppContext, 'i18n' | 'catalogue'>,
  { preferences: { language = '' } }: User,
): StarterTexts => ({
  tasks: Object.fromEntries(
    catalogue.defaultTasks.map(({ key }) => [
      key,
      {
        text: translateName(i18n, language, `taskTemplates.${key}`),
        notes: i18n.translate(language, [`taskTemplates.${key}.notes`]) ?? '',
      },
    ]),
  ),
  tags: Object.fromEntries(
    catalogue.defaultTags.map((key) => [key, translateName(i18n, language, `starterTags.${key}`)]),
  ),
})

/** A tour that is over. docs/reference/api.md 3.1. */
const DONE = -2

const allOf = <A>(names: ReadonlyArray<string>, value: A) => Object.fromEntries(names.map((name) => [name, value]))

/** Clients with an introduction of their own begin without the hints and tours of others. docs/reference/api.md 3.1. */
const withClientFlags = (user: User, client: string): User => {
  const { flags } = user
  switch (client) {
    case 'habitica-web':
      return {
        ...user,
        flags: { ...flags, tutorial: { ...flags.tutorial, common: allOf(COMMON_TUTORIALS, true) } },
      }
    case 'habitica-android':
    case 'habitica-ios':
      return { ...user, flags: { ...flags, tour: allOf(Object.keys(flags.tour), DONE) } }
    default:
      return user
  }
}
