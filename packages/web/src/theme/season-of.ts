import type { Season } from '../art/index.ts'

const SEASONS = ['winter', 'spring', 'summer', 'fall'] as const satisfies ReadonlyArray<Season>

/** The season shown to visitors in a month, 0 for January. Winter begins in December, as the galas do. */
export const seasonOf = (month: number): Season => SEASONS[Math.floor((month + 1) / 3) % SEASONS.length] ?? 'winter'
