import * as fc from 'fast-check'
import tychei from 'seedrandom/lib/tychei.js'
import { it } from 'vitest'
import { firstThrow } from './first-throw.ts'

it('throws what seedrandom throws, whatever the text', () => {
  const law = fc.property(fc.string({ unit: 'binary' }), (text) => firstThrow(text) === tychei(text).quick())
  fc.assert(law, { numRuns: 500, examples: [[''], ['0'], ['user-1/7/armoire.roll'], ['\u0000'], ['ü/漢字/😀']] })
})
