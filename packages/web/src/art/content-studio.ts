import { library } from 'virtual:art'
import { makeStudio } from './studio.ts'

/** The studio on everything that is drawn. Heavy: load it lazily, by `loadStudio`. */
export const contentStudio = makeStudio(library)
