import type { Catalogue } from './catalogue.ts'

/** Reads `packages/content/compiled/catalogue.json`. Not validated: the compiler already did. */
export const parseCatalogue = (json: string): Catalogue => JSON.parse(json) as Catalogue
