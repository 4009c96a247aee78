import type { Messages } from '@lingui/core'
import { texts } from 'virtual:texts'
import { closestLanguage } from './closest-language.ts'
import { i18n } from './i18n.ts'

type Part = keyof typeof texts

const inUse = new Set<Part>()

/**
 * Puts a language in use, loading its texts: those of the app (`ui`), or also those of things (`content`) or of
 * pages to read (`reading`). Parts that were loaded before follow the language. Answers the language that was taken.
 */
export const loadTexts = async (wanted: readonly string[], part: Part = 'ui'): Promise<string> => {
  const language = closestLanguage(wanted, Object.keys(texts.ui))
  inUse.add(part)
  const parts = await Promise.all([...inUse].map(async (each) => (await texts[each][language]?.())?.default ?? {}))
  if (parts.length < inUse.size) return loadTexts(wanted, part)
  const messages = parts.reduce<Messages>((all, some) => ({ ...all, ...some }), {})
  i18n.loadAndActivate({ locale: language.replaceAll('_', '-'), messages })
  document.documentElement.lang = language.replaceAll('_', '-')
  document.documentElement.dir = isRightToLeft(language) ? 'rtl' : 'ltr'
  return language
}

/** Adds the texts of a part to those in use, in whatever language is or comes into use meanwhile. */
export const alsoLoadTexts = async (part: Part): Promise<void> => {
  inUse.add(part)
  const language = i18n.locale
  const loaded = await texts[part][language.replaceAll('-', '_')]?.()
  if (i18n.locale !== language) return alsoLoadTexts(part)
  i18n.load(language, loaded?.default ?? {})
}

const isRightToLeft = (language: string): boolean => ['ar', 'fa', 'he', 'ur'].includes(language.split('_')[0] ?? '')
