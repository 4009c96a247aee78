import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SRC = new URL('./', import.meta.url)

const foldersIn = (path: string): ReadonlyArray<string> =>
  readdirSync(new URL(path, SRC), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}${entry.name}`] : [],
  )

const concepts = foldersIn('').filter((folder) => filesOf(folder).length > 0)

describe('every concept', () => {
  it('is found by its folder', () => {
    expect(concepts).toEqual(expect.arrayContaining(['quests', 'groups', 'model', 'catalogue']))
  })

  it.each(concepts)('%s has a law of its own, with its edges named', (folder) => {
    const tests = filesOf(folder).filter((name) => name.endsWith('.test.ts'))
    const laws = tests.filter((name) => holdsLaw(readFileSync(new URL(`${folder}/${name}`, SRC), 'utf8')))
    expect(laws, `a property with "examples" in a test of ${folder}`).not.toEqual([])
  })
})

function filesOf(folder: string): ReadonlyArray<string> {
  const names = readdirSync(new URL(`${folder}/`, SRC), { recursive: true, encoding: 'utf8' })
  return names.filter((name) => name.endsWith('.ts'))
}

/** A property that is asserted, and cases pinned by name. */
function holdsLaw(text: string): boolean {
  return text.includes('fc.assert(') && /\bfc\.property\(/.test(text) && /\bexamples(:|\s*[,}])/.test(text)
}
