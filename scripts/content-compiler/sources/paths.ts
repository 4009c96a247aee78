import { join } from 'node:path'

/** The content of this repository. */
export const CONTENT_DIR = join(import.meta.dirname, '../../../packages/content/')

// Below a content folder:

/** Every key that was ever released, by kind. */
export const KEYS_FILE = 'keys.json'
export const RETIRED_FILE = 'data/retired.json'

/** What is noted of the translations of a language; written by `--translated`, never by hand. */
export const notesFile = (language: string): string => `locales/${language}/.translated.json`
