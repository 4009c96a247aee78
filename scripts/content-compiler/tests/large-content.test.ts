import { describe, expect, it } from 'vitest'
import { checkContent } from '../check-content.ts'
import { FEW_DRAWINGS } from '../test-kit/report-on.ts'
import { largeContent } from '../test-kit/large-content.ts'

describe('content as large as the whole game', () => {
  it('is compiled whole, without an issue', () => {
    const { catalogue, issues } = checkContent(largeContent(6000), FEW_DRAWINGS)
    expect(issues).toEqual([])
    expect(Object.keys(catalogue?.gear ?? {})).toHaveLength(6000)
  })
})
