import { withTextsLoaded } from '../../../i18n/index.ts'

export type { QuickLine } from './line.ts'
export type { LineClock } from './line-clock.ts'
export { playerLineClock } from './player-line-clock.ts'

/** What reads lines, and the words of its preview, are loaded when a field of quick add is used for the first time. */
export const loadLineReader = withTextsLoaded(() => import('./line-reader.ts'))

export type LineReader = Awaited<ReturnType<typeof loadLineReader>>
