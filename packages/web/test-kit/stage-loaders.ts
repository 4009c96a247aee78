import { loadStudio } from '../src/art/index.ts'
import { loadTexts } from '../src/texts/index.ts'

/** What a story about things of the game waits for: their drawings and their names. */
export const stageLoaders = [() => loadStudio(), () => loadTexts(['en'], 'content')]
