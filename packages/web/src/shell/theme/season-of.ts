import type { Season } from '../../art/index.ts'

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const satisfies ReadonlyArray<Season>

/** Which land is shown to visitors in a month, 0 for January: winter begins with December, as the galas have it. */
export const seasonOf = (month: number): Season => SEASONS[Math.floor((month + 1) / 3) % SEASONS.length] ?? 'winter'
