import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DIFFERENCES } from '../differences.ts'

/** A file of conformance cases. How to read them: packages/rules/conformance/README.md. */
export type Topic<Case> = { readonly about: string; readonly cases: ReadonlyArray<Case & { readonly id: string }> }

export const readTopic = <Case>(name: string): Topic<Case> =>
  JSON.parse(readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8')) as Topic<Case>

/** Runs every case of a topic; `faultsOf` answers what is wrong with a case, as lines, and nothing when it agrees. */
export const everyCaseOf = <Case>(
  name: string,
  faultsOf: (testCase: Case & { readonly id: string }) => ReadonlyArray<string>,
): void => {
  const { cases } = readTopic<Case>(name)
  it(`agrees with all ${cases.length} conformance cases of ${name}`, () => {
    const faults = cases
      .filter(({ id }) => DIFFERENCES[`${name}/${id}`] === undefined)
      .flatMap((testCase) => faultsOf(testCase).map((fault) => `${testCase.id}  ${fault}`))
    expect(faults.slice(0, 40), `${faults.length} disagreements`).toEqual([])
    expect(cases.length).toBeGreaterThan(0)
  })
}
