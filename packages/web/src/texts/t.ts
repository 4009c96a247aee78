import type { Values } from '@lingui/core'
import { i18n } from './i18n.ts'

/** The text with this id (`<file>.<key>` of the locales) in the language in use, with its values put in. */
export const t = (id: string, values: Values = {}): string => i18n.t({ id, values })

/** Whether a text with this id is loaded: for ids that come from data, such as names of things. */
export const hasText = (id: string): boolean => i18n.messages[id] !== undefined
