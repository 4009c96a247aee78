import type { Anchor } from '../library.ts'

/** From the ring at the cheek to the front of the saddle, in units from the middle of the head and of the seat. */
const RING = { x: 35, y: 12 }
const POMMEL = { x: -22, y: -5 }
const SLACK = 9

/** The reins hang from the head to the saddle, wherever a body carries them. */
export const reins = (head: Anchor, seat: Anchor): string => {
  const from = { x: head.x + RING.x * head.scale, y: head.y + RING.y * head.scale }
  const to = { x: seat.x + POMMEL.x * seat.scale, y: seat.y + POMMEL.y * seat.scale }
  const lowest = Math.max(from.y, to.y) + SLACK
  return `<path class="tackline" d="${['M', from.x, from.y, 'Q', (from.x + to.x) / 2, lowest, to.x, to.y].map(rounded).join(' ')}"/>`
}

const rounded = (step: string | number): string | number => (typeof step === 'number' ? Number(step.toFixed(1)) : step)
