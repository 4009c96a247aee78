import type { Gear } from '../../src/catalogue/index.ts'
import type { PlayerClass } from '../../src/model/index.ts'

/** The order in which the seasonal shop was seen to list the classes of each gala, 2014 first. */
const ORDER: Readonly<Record<string, string>> = {
  winter: 'MRHW MRHW WMHR WMHR MWHR RHWM MRWH MRWH RWMH RWMH RWMH WMHR WRHM',
  spring: 'WMHR WMHR HMRW WMHR MWRH MWRH WHRM MHWR MHWR RWMH WMHR WRHM WRHM',
  summer: 'WMHR WMHR WMHR WMHR WMHR WMHR HMRW HRWM RWMH WMRH WMHR WRHM',
  fall: 'RWMH RWMH RWMH RWMH WMHR MHRW RWMH RWMH RWMH RHWM WMHR WMHR',
}

const FIRST_YEAR = 2014

const LETTERS: Readonly<Record<PlayerClass, string>> = { rogue: 'R', warrior: 'W', wizard: 'M', healer: 'H' }

/** The place of a piece's class in its gala; other gear has none. */
export const placeInGala = ({ season, year = FIRST_YEAR, specialClass }: Gear): number =>
  season === undefined || specialClass === undefined
    ? 0
    : (ORDER[season]?.split(' ')[year - FIRST_YEAR]?.indexOf(LETTERS[specialClass]) ?? 0)
