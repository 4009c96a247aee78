import type { TransformText } from './read-messages.ts'

const ACCENTED: Readonly<Record<string, string>> = {
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

/** A pseudo-language: every letter accented, every text longer by a third. Plain English on a page is a text that cannot be translated. */
export const pseudoLocalize: TransformText = (text) => {
  const foreign = text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter)
  return foreign.trim() === '' ? foreign : `${foreign}${'·'.repeat(Math.ceil(text.length / 3))}`
}

/** The code that operating systems use for pseudo-English. */
export const PSEUDO_LANGUAGE = 'en_XA'
