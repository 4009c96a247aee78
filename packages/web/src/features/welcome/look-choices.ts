import { freeLooks } from '@daykeep/rules/player'
import type { AvatarArt } from '../../art/index.ts'

/** What a new player decides about their looks. */
export type Looks = Pick<AvatarArt, 'size' | 'skin' | 'shirt' | 'hair' | 'chair'>

/** The looks there are to choose from, by the path of their preference without its first part. */
export const LOOKS = ['size', 'skin', 'shirt', 'hair.color', 'hair.base', 'hair.bangs', 'hair.flower', 'chair'] as const
export type Look = (typeof LOOKS)[number]

/** Pages of the mirror, so that nobody has to look at everything at once. */
export const PAGES = {
  body: ['size', 'skin', 'shirt'],
  hair: ['hair.color', 'hair.base', 'hair.bangs'],
  extras: ['hair.flower', 'chair'],
} as const satisfies Readonly<Record<string, ReadonlyArray<Look>>>
export type Page = keyof typeof PAGES

const SIZES = ['slim', 'broad'] as const satisfies ReadonlyArray<Looks['size']>

/** What everybody may choose; only what is free is offered here. Content facts, section 4.1. */
export const choicesFor = (look: Look): ReadonlyArray<string> => (look === 'size' ? SIZES : freeLooks(look))

/** What is chosen now, as the choices are written. */
export const chosen = (looks: Looks, look: Look): string => String(fieldOf(looks, look))

/** The looks with another choice. */
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

/** What has to be set so that one looks like the other: path of the preference to its value. */
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
