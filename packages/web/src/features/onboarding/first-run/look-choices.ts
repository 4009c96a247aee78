import { freeLooks } from '@daykeep/rules/player'
import type { AvatarArt } from '../../../art/index.ts'

/** The looks that a new player chooses. */
export type Looks = Pick<AvatarArt, 'size' | 'skin' | 'shirt' | 'hair' | 'chair'>

/** The path of each look in the player's preferences. */
export const LOOKS = ['size', 'skin', 'shirt', 'hair.color', 'hair.base', 'hair.bangs', 'hair.flower', 'chair'] as const
export type Look = (typeof LOOKS)[number]

/** The looks on each page of the step. */
export const PAGES = {
  body: ['size', 'skin', 'shirt'],
  hair: ['hair.color', 'hair.base', 'hair.bangs'],
  extras: ['hair.flower', 'chair'],
} as const satisfies Readonly<Record<string, ReadonlyArray<Look>>>
export type Page = keyof typeof PAGES

const SIZES = ['slim', 'broad'] as const satisfies ReadonlyArray<Looks['size']>

/** Only free choices are offered. docs/reference/content-facts.md 4.1. */
export const choicesFor = (look: Look): ReadonlyArray<string> => (look === 'size' ? SIZES : freeLooks(look))

/** The current choice of a look, as `choicesFor` writes it. */
export const chosen = (looks: Looks, look: Look): string => String(fieldOf(looks, look))

export const withLook = (looks: Looks, look: Look, choice: string): Looks => {
  switch (look) {
    case 'size':
      return { ...looks, size: SIZES.find((size) => size === choice) ?? looks.size }
    case 'skin':
    case 'shirt':
    case 'chair':
      return { ...looks, [look]: choice }
    case 'hair.color':
      return { ...looks, hair: { ...looks.hair, color: choice } }
    case 'hair.base':
      return { ...looks, hair: { ...looks.hair, base: Number(choice) } }
    case 'hair.bangs':
      return { ...looks, hair: { ...looks.hair, bangs: Number(choice) } }
    case 'hair.flower':
      return { ...looks, hair: { ...looks.hair, flower: Number(choice) } }
  }
}

/** The changed preferences, by path. */
export const changesOfLooks = (before: Looks, after: Looks): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    LOOKS.filter((look) => fieldOf(before, look) !== fieldOf(after, look)).map((look) => [
      `preferences.${look}`,
      fieldOf(after, look),
    ]),
  )

const fieldOf = ({ size, skin, shirt, chair, hair }: Looks, look: Look): string | number => {
  switch (look) {
    case 'size':
      return size
    case 'skin':
      return skin
    case 'shirt':
      return shirt
    case 'chair':
      return chair
    case 'hair.color':
      return hair.color
    case 'hair.base':
      return hair.base
    case 'hair.bangs':
      return hair.bangs
    case 'hair.flower':
      return hair.flower
  }
}
