import type { Player, User } from '@daykeep/rules/model'
import { type RegistrationClient, starterTasks, type StarterTexts } from '@daykeep/rules/registration'
import { WEB_CLIENT } from '../contract/index.ts'
import type { Shell } from '../shell.ts'
import { nameOf } from '../texts/names.ts'

/** Brings its own tasks along, and wants the tags only. Reference, rules 0.5. */
const BRINGS_TASKS = 'habitica-web'
const MOBILE = new Set(['habitica-ios', 'habitica-android'])

export const registrationClient = (client: string): RegistrationClient => {
  if (client === WEB_CLIENT || client === BRINGS_TASKS) return 'web'
  return MOBILE.has(client) ? 'mobile' : 'other'
}

/** A new player with what their first day brings, in their language. Application specification, section 3. */
export const startingPlayer = (shell: Shell, user: User, client: string): Player => {
  const { defaultTags, defaultTasks } = shell.catalogue
  const start = starterTasks({ defaultTags, defaultTasks: client === BRINGS_TASKS ? [] : defaultTasks })
  return start({ client: registrationClient(client), texts: textsFor(shell, user), at: shell.clock() })(user)
}

const textsFor = ({ texts, catalogue }: Shell, { preferences: { language = '' } }: User): StarterTexts => ({
  tasks: Object.fromEntries(
    catalogue.defaultTasks.map(({ key }) => [
      key,
      {
        text: nameOf(texts, language, `taskTemplates.${key}`),
        notes: texts.say(language, [`taskTemplates.${key}.notes`]) ?? '',
      },
    ]),
  ),
  tags: Object.fromEntries(catalogue.defaultTags.map((key) => [key, nameOf(texts, language, `starterTags.${key}`)])),
})
