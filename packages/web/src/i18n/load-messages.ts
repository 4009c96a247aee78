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
  const parts = await Promise.all(
    [...activeGroups].map(async (each) => (await texts[each][language]?.())?.default ?? {}),
  )
  if (parts.length < activeGroups.size) return loadMessages(languages, group)
  const messages = parts.reduce<Messages>((all, some) => ({ ...all, ...some }), {})
  i18n.loadAndActivate({ locale: language.replaceAll('_', '-'), messages })
  document.documentElement.lang = language.replaceAll('_', '-')
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  return language
}

/** Adds a group of messages in the active language, also when that changes while they load. */
export const addMessages = async (group: MessageGroup): Promise<void> => {
  activeGroups.add(group)
  const language = i18n.locale
  const loaded = await texts[group][language.replaceAll('-', '_')]?.()
  if (i18n.locale !== language) return addMessages(group)
  i18n.load(language, loaded?.default ?? {})
}

const isRightToLeft = (language: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(language.split('_')[0] ?? '')
