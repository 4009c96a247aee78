import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArtLibrary } from '../src/pictures/index.ts'

const COMPILED = join(import.meta.dirname, '../../content/compiled/art.json')

let loaded: ArtLibrary | undefined

/** All drawings, as the test set-up has compiled them. */
export const loadArt = (): ArtLibrary => (loaded ??= JSON.parse(readFileSync(COMPILED, 'utf8')) as ArtLibrary)
