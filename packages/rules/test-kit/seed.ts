import { roll } from '../src/kernel/index.ts'

/** A seed of text under which the named throw fits; for tests that want real dice. */
export const seedWhere = (name: string, fits: (value: number) => boolean): string => {
  for (let attempt = 0; attempt < 100_000; attempt += 1) {
    const seed = `seed-${attempt}`
    if (fits(roll(seed, name))) return seed
  }
  throw new Error(`no seed found for ${name}`)
}
