import { loadBeside } from '../chunks/index.ts'
import { addMessages } from '../i18n/index.ts'

/** The loader of pages that anybody may read: with their words, which no other screen needs. */
export const withPublications = loadBeside(() => addMessages('publications'))
