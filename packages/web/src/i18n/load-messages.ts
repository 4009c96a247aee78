import type { Messages } from '@lingui/core'
import { texts } from 'virtual:texts'
import { closestLanguage } from './closest-language.ts'
import { i18n } from './i18n.ts'

/** The languages that there are texts in. */
export const LANGUAGES: ReadonlyArray<string> = Object.keys(texts.ui)

type MessageGroup = keyof typeof texts

const activeGroups = new Set<MessageGroup>()

/**
 * Activates the closest language and loads its messages: of the app (`ui`), of the catalogue (`content`) or of articles
 * (`publications`). Groups loaded before are loaded in the new language too. Resolves to the chosen language.
 */
export const loadMessages = async (languages: readonly string[], group: MessageGroup = 'ui'): Promise<string> => {
  const language = closestLanguage(languages, LANGUAGES)
  activeGroups.add(group)
  const groups = [...activeGroups]
  const messages = await messagesIn(language, groups)
  if (groups.length < activeGroups.size) return loadMessages(languages, group)
  activate(language, messages)
  document.documentElement.lang = language.replaceAll('_', '-')
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  return language
}

/** Activates a language with the messages of the app, where there is no page. */
export const activateMessages = async (language: string): Promise<void> =>
  activate(language, await messagesIn(language, ['ui']))

const messagesIn = async (language: string, groups: ReadonlyArray<MessageGroup>): Promise<Messages> => {
  const parts = await Promise.all(groups.map(async (each) => (await texts[each][language]?.())?.default ?? {}))
  return parts.reduce<Messages>((all, some) => ({ ...all, ...some }), {})
}

const activate = (language: string, messages: Messages): void =>
  i18n.loadAndActivate({ locale: language.replaceAll('_', '-'), messages })

/** Adds a group of messages in the active language, also when that changes while they load. */
export const addMessages = async (group: MessageGroup): Promise<void> => {
  activeGroups.add(group)
  const language = i18n.locale
  const loaded = await texts[group][language.replaceAll('-', '_')]?.()
  if (i18n.locale !== language) return addMessages(group)
  i18n.load(language, loaded?.default ?? {})
}

const isRightToLeft = (language: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(language.split('_')[0] ?? '')
