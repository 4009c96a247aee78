import type { MapText } from './spoken-texts.ts'

const LETTERS: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'ë',
  g: 'ğ',
  i: 'ï',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ÿ',
  z: 'ž',
  A: 'Å',
  C: 'Ç',
  E: 'Ë',
  G: 'Ğ',
  I: 'Ï',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Y: 'Ÿ',
  Z: 'Ž',
}

/** A language of no country: every letter foreign, every text longer by a third. A test that reads plain English found a text nobody can translate. */
export const pseudo: MapText = (text) => {
  const foreign = text.replaceAll(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter)
  return foreign.trim() === '' ? foreign : `${foreign}${'·'.repeat(Math.ceil(text.length / 3))}`
}

/** Its code: the one that systems use for English with foreign accents. */
export const PSEUDO_LANGUAGE = 'en_XA'
