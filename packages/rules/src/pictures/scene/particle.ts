import type { Dice } from './seeded.ts'

export type Area = { readonly width: number; readonly height: number }

/** Draws one particle. */
export type Particle = (dice: Dice, area: Area) => string

/** The count in a picture of 240 units, and how to draw one. */
export type Particles = Readonly<Record<string, { readonly count: number; readonly draw: Particle }>>

/** A coordinate in whole units, as short as a path needs it. */
export const at = (value: number): string => value.toFixed(0)

/** A filled circle; `opacity` from 0 to 1. */
export const dot = (x: number, y: number, r: number, fill: string, opacity: number): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${r.toFixed(1)}" fill="${fill}" opacity="${opacity.toFixed(2)}"/>`

/** A small shape at a random place and angle. */
export const turned = (d: string, fill: string, dice: Dice, { width, height }: Area): string =>
  `<path d="${d}" transform="translate(${at(dice() * width)} ${at(dice() * height * 0.9)}) rotate(${at(dice() * 360)})" fill="${fill}" opacity=".92"/>`

/** A small upright shape at a random place between two heights. */
export const upright = (d: string, fill: string, dice: Dice, { width, height }: Area, least = 0.6): string => {
  const scale = (least + dice() * (1.3 - least)).toFixed(2)
  return `<path d="${d}" transform="translate(${at(dice() * width)} ${at(height * 0.08 + dice() * height * 0.6)}) scale(${scale})" fill="${fill}"/>`
}
