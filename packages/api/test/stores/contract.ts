import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Store } from '../../src/store/index.ts'
import { bodiesContract } from './contract/bodies.ts'
import { commitContract } from './contract/commit.ts'
import { expiryContract } from './contract/expiry.ts'
import { filterContract } from './contract/filter.ts'
import { findContract } from './contract/find.ts'
import { getContract } from './contract/get.ts'
import { lawsContract } from './contract/laws.ts'
import { raceContract } from './contract/race.ts'
import { uniqueContract } from './contract/unique.ts'
import type { StoreUnderTest } from './store-under-test.ts'

/** What every store does, whatever it keeps its documents in. */
export const storeContract = (name: string, prepare: () => Promise<StoreUnderTest>): void => {
  describe(name, () => {
    let place: StoreUnderTest
    let store: Store
    beforeAll(async () => {
      place = await prepare()
    })
    beforeEach(async () => {
      await place.empty()
      store = await place.open()
    })
    afterEach(() => store.close())
    afterAll(() => place.dispose())

    const subject = {
      store: () => store,
      open: (settings?: Parameters<StoreUnderTest['open']>[0]) => place.open(settings),
    }
    getContract(subject)
    commitContract(subject)
    uniqueContract(subject)
    bodiesContract(subject)
    findContract(subject)
    filterContract(subject)
    expiryContract(subject)
    raceContract(subject)
    lawsContract(subject)
  })
}
