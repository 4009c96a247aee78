import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Catalogue, parseCatalogue } from '../src/catalogue/index.ts'

const COMPILED = join(import.meta.dirname, '../../content/compiled/catalogue.json')

let loaded: Catalogue | undefined

/** The whole game, as the test set-up has compiled it. */
export const loadCatalogue = (): Catalogue => (loaded ??= parseCatalogue(readFileSync(COMPILED, 'utf8')))
