import type { Anchor } from '../model/library.ts'

/** The middle of a head, in the 120 units of a part. */
export const HEAD = { x: 60, y: 53 } as const

/** The transform that moves what is drawn about `own` to an anchor. */
export const placing = ({ x, y, scale, turn }: Anchor, own: { readonly x: number; readonly y: number }): string =>
  `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`} translate(${-own.x} ${-own.y})`

/** Moves markup so that its origin lies on an anchor; empty markup stays empty. */
export const placeAt = (at: Anchor, own: { readonly x: number; readonly y: number }, markup: string): string =>
  markup && `<g transform="${placing(at, own)}">${markup}</g>`
