import { fileURLToPath } from 'node:url'
import type { I18n } from '../src/i18n/i18n.ts'
import { loadI18n } from '../src/i18n/load-i18n.ts'

const COMPILED = fileURLToPath(new URL('../../content/compiled/texts', import.meta.url))

let loaded: Promise<I18n> | undefined

/** The texts of this repository, as the test set-up has compiled them. */
export const testI18n = (): Promise<I18n> => (loaded ??= loadI18n(COMPILED))
