import { expect, it } from 'vitest'
import { FEW_DRAWINGS, reportOn } from '../test-kit/report-on.ts'

const shirts = JSON.stringify({ kind: 'shirt', free: ['black', 'fog', '0'], sets: [{ set: 'warm', looks: ['wool'] }] })

it('a look without a drawing is told, and what is chosen for nothing needs none', () =>
  expect(
    reportOn({ 'data/appearance/shirt.json': shirts }, { ...FEW_DRAWINGS, 'look shirt': new Set(['black']) })
      .filter((line) => line.startsWith('warn'))
      .map((line) => line.replaceAll(/ {2,}/g, '  ')),
  ).toEqual([
    'warn  data/appearance/shirt.json:1:33  free[1]  no shirt is drawn as "fog"',
    'warn  data/appearance/shirt.json:1:75  sets[0].looks[0]  no shirt is drawn as "wool"',
  ]))
