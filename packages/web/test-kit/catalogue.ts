import compiled from '@daykeep/content/compiled/catalogue.json?raw'
import type { Catalogue } from '@daykeep/rules/content'

/** The compiled catalogue, for stories: they have no file system, and a DOM without a browser has nothing to fetch from. */
export const catalogue = JSON.parse(compiled) as Catalogue
