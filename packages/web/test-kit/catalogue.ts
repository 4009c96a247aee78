import compiled from '@daykeep/content/compiled/catalogue.json?raw'
import { parseCatalogue } from '@daykeep/rules/catalogue'

/** The compiled catalogue for stories, which have neither a file system nor a server. */
export const catalogue = parseCatalogue(compiled)
