import { describe, expect, it } from 'vitest'
import { expectRefusal, loadListedCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import { gemPackNamed } from './gem-packs.ts'

const catalogue = loadListedCatalogue()

describe('gemPackNamed', () => {
  it('finds a pack with what it holds today', () => {
    expect(outcomeOf(gemPackNamed(catalogue, '21gems', NOON))).toMatchObject({ key: '21gems', gems: 21, usual: 21 })
  })

  it.each(['22gems', '', 'toString'])('refuses "%s", which is no pack', (key) =>
    expectRefusal(gemPackNamed(catalogue, key, NOON), 'invalidGemsBlock'),
  )
})
