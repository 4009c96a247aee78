import type { Player, User } from '@daykeep/rules/model'
import { type RegistrationClient, starterTasks, type StarterTexts } from '@daykeep/rules/registration'
import { WEB_CLIENT } from '../contract/index.ts'
import type { Shell } from '../shell.ts'
import { nameOf } from '../texts/names.ts'

/** The web apps ask for tags only: they offer tasks to choose from. Reference, rules 0.5. */
const WEB = new Set([WEB_CLIENT, 'habitica-web'])
const MOBILE = new Set(['habitica-ios', 'habitica-android'])

export const registrationClient = (client: string): RegistrationClient => {
  if (WEB.has(client)) return 'web'
  return MOBILE.has(client) ? 'mobile' : 'other'
}

/** A new player with what their first day brings, in their language. */
export const startingPlayer = (shell: Shell, user: User, client: string): Player => {
  const { defaultTags, defaultTasks } = shell.catalogue
  const from = registrationClient(client)
  const start = starterTasks({ defaultTags, defaultTasks: from === 'web' ? [] : defaultTasks })
  return start({ client: from, texts: textsFor(shell, user), at: shell.clock() })(user)
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
