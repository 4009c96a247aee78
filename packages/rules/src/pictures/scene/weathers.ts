import { at, dot, type Particles, turned, upright } from './particle.ts'
import { alternate } from './seeded.ts'

const PARTY = alternate(['#f06a7a', '#f5c04a', '#5fbf9a', '#6a9ae0', '#c58ae0'])
const ROCKETS = alternate(['#ff8aa0', '#ffd76a', '#8fe8c8', '#9fc8ff', '#e0a8ff'])
const WINGS = alternate(['#f2a65a', '#7fb8f0', '#f08ab0', '#fff2c4'])

const SPARKLE = 'M0-5L1.2-1.2 5 0 1.2 1.2 0 5-1.2 1.2-5 0-1.2-1.2Z'
const HEART = 'M0 6C-7 1-6-5-3-5-1-5 0-3 0-2 0-3 1-5 3-5 6-5 7 1 0 6Z'
const GULL = 'M-9-3C-6-6-2-5 0-1 2-5 6-6 9-3 5-4 2-2 0 2-2-2-5-4-9-3Z'
const BAT = 'M0 2C-3 0-5 1-6 4-8 1-11 1-13 2-11-4-6-5-3-3L-2-6 0-4 2-6 3-3C6-5 11-4 13 2 11 1 8 1 6 4 5 1 3 0 0 2Z'
const NOTE = 'M0 6a3 2.4 0 1 1-1-2V-7L6-9V-5L1-3.5V5Z'
const BUTTERFLY = 'M0 0C-3-7-9-6-8-1-7 2-3 2 0 0-3 4-3 7 0 3 3 7 3 4 0 0 3 2 7 2 8-1 9-6 3-7 0 0Z'

const BANDS = ['#e8604f', '#f2a04a', '#f6d860', '#6fbf6a', '#5a9ad8', '#8a6ac0'] as const

/** More particles: what falls, flies or shines. */
export const WEATHERS: Particles = {
  rain: {
    count: 34,
    draw: (dice, { width, height }) => {
      const [x, y] = [dice() * width * 1.1, dice() * height * 0.9]
      return `<path d="M${at(x)} ${at(y)}l-4 15" stroke="#dff0fb" stroke-width="1.5" stroke-linecap="round" opacity=".62"/>`
    },
  },
  lightning: {
    count: 2,
    draw: (dice, { width, height }) => {
      const [x, y, reach] = [
        (dice() < 0.5 ? 0.12 : 0.82) * width + dice() * 14,
        dice() * 12,
        height * (0.3 + dice() * 0.16),
      ]
      const bolt = `M${at(x)} ${at(y)}l${at(reach * 0.16)} ${at(reach * 0.42)} ${at(reach * 0.12)} ${at(-reach * 0.04)} ${at(-reach * 0.1)} ${at(reach * 0.62)} ${at(-reach * 0.2)} ${at(-reach * 0.5)} ${at(-reach * 0.1)} ${at(reach * 0.03)}Z`
      const rain = Array.from({ length: 13 }, () => `M${at(dice() * width * 1.1)} ${at(dice() * height * 0.9)}l-4 15`)
      return `<path d="${bolt}" fill="#fff6c4"/><path d="${rain.join('')}" stroke="#dff0fb" stroke-width="1.5" stroke-linecap="round" opacity=".5"/>`
    },
  },
  ash: {
    count: 26,
    draw: (dice, { width, height }) =>
      dot(dice() * width, dice() * height, 1 + dice() * 2, '#d8d0cc', 0.35 + dice() * 0.4),
  },
  hearts: { count: 11, draw: (dice, area) => upright(HEART, '#f4829f', dice, area) },
  confetti: { count: 30, draw: (dice, area) => turned('M0 0h5v3h-5Z', PARTY(dice()), dice, area) },
  sparkles: { count: 14, draw: (dice, area) => upright(SPARKLE, '#fffbe0', dice, area, 0.35) },
  motes: {
    count: 18,
    draw: (dice, { width, height }) =>
      dot(dice() * width, dice() * height * 0.85, 0.8 + dice() * 1.3, '#fff3c8', 0.3 + dice() * 0.4),
  },
  mist: {
    count: 5,
    draw: (dice, { width, height }) =>
      `<ellipse cx="${at(dice() * width)}" cy="${at(height * 0.5 + dice() * height * 0.34)}" rx="${at(50 + dice() * 50)}" ry="${at(7 + dice() * 8)}" fill="#fff" opacity=".3"/>`,
  },
  meteors: {
    count: 9,
    draw: (dice, { width, height }) => {
      const [x, y, reach] = [dice() * width * 1.1, dice() * height * 0.5, 16 + dice() * 26]
      return `<path d="M${at(x)} ${at(y)}l${at(reach)} ${at(-reach * 0.6)}" stroke="#fff4cf" stroke-width="1.6" stroke-linecap="round" opacity=".75"/>${dot(x, y, 2.2, '#fffbe6', 1)}`
    },
  },
  aurora: {
    count: 3,
    draw: (dice, { width, height }) => {
      const [top, color] = [height * (0.06 + dice() * 0.16), dice() < 0.6 ? '#6ff0b0' : '#b08af0']
      const [a, b] = [at(top + 46), at(top - 10)]
      return `<path d="M-10 ${at(top)}C${at(width * 0.25)} ${a} ${at(width * 0.4)} ${b} ${at(width * 0.6)} ${at(top + 14)}S${at(width * 0.9)} ${b} ${width + 10} ${at(top + 10)}V${at(top + 66)}C${at(width * 0.8)} ${at(top + 44)} ${at(width * 0.7)} ${at(top + 82)} ${at(width * 0.5)} ${at(top + 60)}S${at(width * 0.2)} ${at(top + 88)}-10 ${at(top + 54)}Z" fill="${color}" opacity=".2"/>`
    },
  },
  fireworks: {
    count: 5,
    draw: (dice, { width, height }) => {
      const [x, y, color, far] = [dice() * width, height * (0.08 + dice() * 0.34), ROCKETS(dice()), 12 + dice() * 12]
      const sparks = Array.from({ length: 10 }, (_, nth) => {
        const [dx, dy] = [Math.cos(nth * 0.628), Math.sin(nth * 0.628)]
        return `M${at(x + dx * far * 0.4)} ${at(y + dy * far * 0.4)}L${at(x + dx * far)} ${at(y + dy * far)}`
      })
      return `<path d="${sparks.join('')}" stroke="${color}" stroke-width="2.2" stroke-linecap="round"/>${dot(x, y, 2, '#fffbe6', 1)}`
    },
  },
  rainbow: {
    count: 1,
    draw: (dice, { width, height }) => {
      const [x, y] = [width * (0.42 + dice() * 0.16), height * 0.84]
      const arc = (color: string, nth: number): string => {
        const r = at(width * 0.43 - nth * 5)
        return `<path d="M${at(x - width * 0.43 + nth * 5)} ${at(y)}a${r} ${r} 0 0 1 ${at(2 * (width * 0.43 - nth * 5))} 0" fill="none" stroke="${color}" stroke-width="5.2"/>`
      }
      return `<g opacity=".72">${BANDS.map(arc).join('')}</g>`
    },
  },
  gulls: {
    count: 6,
    draw: (dice, area) => upright(GULL, '#ffffff', dice, { ...area, height: area.height * 0.7 }, 0.5),
  },
  bats: { count: 7, draw: (dice, area) => upright(BAT, '#1c1630', dice, { ...area, height: area.height * 0.75 }, 0.5) },
  butterflies: { count: 9, draw: (dice, area) => upright(BUTTERFLY, WINGS(dice()), dice, area, 0.5) },
  notes: { count: 9, draw: (dice, area) => upright(NOTE, '#fff0c4', dice, area, 0.7) },
}
