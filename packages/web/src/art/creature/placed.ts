import type { Anchor } from '../library.ts'

/** Markup with a point of its own laid on an anchor of a body; nothing stays nothing. */
export const placed = (
  { x, y, scale, turn }: Anchor,
  own: { readonly x: number; readonly y: number },
  markup: string,
): string =>
  markup &&
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`} translate(${-own.x} ${-own.y})">${markup}</g>`
