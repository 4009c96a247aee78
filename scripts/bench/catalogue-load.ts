import { readFileSync } from 'node:fs'
import { compileContent } from '../content-compiler/index.ts'
import type { Benchmark } from './benchmark.ts'
import { speedOf } from './measure.ts'

const COMPILED = new URL('../../packages/content/compiled/catalogue.json', import.meta.url)

/** Reading the compiled catalogue, as a starting server does. Aim: less than 60 ms. */
export const catalogueLoad: Benchmark = {
  name: 'catalogue',
  run: async () => {
    const { ok, report } = await compileContent()
    if (!ok) throw new Error(report.join('\n'))
    return [
      { what: 'JSON.parse alone', ...(await speedOf(parseOf(readFileSync(COMPILED, 'utf8')))) },
      { what: 'load the compiled catalogue', ...(await speedOf(load)), aim: 1000 / 60 },
    ]
  },
}

const parseOf = (text: string) => (): unknown => JSON.parse(text)

const load = (): unknown => JSON.parse(readFileSync(COMPILED, 'utf8'))
