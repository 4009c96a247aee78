import type { Values } from '@lingui/core'
import { i18n } from './i18n.ts'

/** Translates the message with this id (`<file>.<key>` of the locales) into the active language. */
export const t = (id: string, values: Values = {}): string => i18n.t({ id, values })

/** Whether a message with this id is loaded: for ids that come from data. */
export const hasText = (id: string): boolean => i18n.messages[id] !== undefined
