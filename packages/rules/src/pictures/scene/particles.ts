import { at, dot, type Particle, turned } from './particle.ts'
import { alternate } from './seeded.ts'
import { WEATHERS } from './weathers.ts'

export type { Area } from './particle.ts'

const LEAVES = ['#e8703a', '#d9483a', '#f2b23f'] as const

const leaf = alternate(LEAVES)

/** Particles behind the land. */
export const HIGH_UP: ReadonlySet<string> = new Set(['stars', 'meteors', 'aurora', 'rainbow', 'fireworks'])

/** Particles by name: the count in a picture of 240 units, and how to draw one. Stars are behind the land. */
export const PARTICLES: Readonly<Record<string, { readonly count: number; readonly draw: Particle }>> = {
  none: { count: 0, draw: () => '' },
  snow: {
    count: 26,
    draw: (dice, { width, height }) =>
      dot(dice() * width, dice() * height * 0.85, 1.2 + dice() * 2.4, '#fff', 0.5 + dice() * 0.5),
  },
  stars: {
    count: 34,
    draw: (dice, { width, height }) =>
      dot(dice() * width, dice() * height * 0.55, 0.6 + dice() * 1.2, '#fffbe6', 0.5 + dice() * 0.5),
  },
  fireflies: {
    count: 16,
    draw: (dice, { width, height }) => {
      const [x, y] = [dice() * width, height * 0.35 + dice() * height * 0.55]
      return dot(x, y, 5, '#f6ff9a', 0.22) + dot(x, y, 1.9, '#fbffc8', 1)
    },
  },
  petals: { count: 18, draw: (dice, area) => turned('M0 0C4-4 9-2 9 2C5 5 1 4 0 0Z', '#f8a8c0', dice, area) },
  leaves: { count: 16, draw: (dice, area) => turned('M0 0C3-6 9-6 12-2C9 3 4 4 0 0Z', leaf(dice()), dice, area) },
  bubbles: {
    count: 16,
    draw: (dice, { width, height }) =>
      `<circle cx="${at(dice() * width)}" cy="${at(dice() * height * 0.9)}" r="${(2 + dice() * 5).toFixed(1)}" fill="none" stroke="#d8fff6" stroke-width="1.6" opacity=".75"/>`,
  },
  embers: {
    count: 18,
    draw: (dice, { width, height }) =>
      dot(dice() * width, dice() * height, 1 + dice() * 2, '#ffb04a', 0.5 + dice() * 0.5),
  },
  rays: {
    count: 3,
    draw: (dice, { width, height }) => {
      const x = dice() * width * 0.8
      return `<path d="M${at(x)} -10h${at(width / 9)}L${at(x - 20)} ${height}h${at(-width / 6)}Z" fill="#eaffff" opacity=".12"/>`
    },
  },
  ...WEATHERS,
}
