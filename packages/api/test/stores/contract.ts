import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import type { Store } from '../../src/store/index.ts'
import { bodiesContract } from './contract/bodies.ts'
import { commitContract } from './contract/commit.ts'
import { expiryContract } from './contract/expiry.ts'
import { filterContract } from './contract/filter.ts'
import { findContract } from './contract/find.ts'
import { followContract } from './contract/follow.ts'
import { getContract } from './contract/get.ts'
import { lawsContract } from './contract/laws.ts'
import { raceContract } from './contract/race.ts'
import { uniqueContract } from './contract/unique.ts'
import { crashContract } from './crash/crash-contract.ts'
import { openStoreAt } from '../../test-kit/store-location.ts'
import { processesContract } from './processes/processes-contract.ts'
import type { StoreUnderTest, TestStore } from './store-under-test.ts'

/** What every store does, whatever it keeps its documents in. */
export const storeContract = (name: string, prepare: () => Promise<StoreUnderTest>): void => {
  describe(name, () => {
    const subject = preparedSubject(prepare)
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

/** What a store does that hands over what is inserted; the scripted MongoDB has no change streams. */
export const storeFollowContract = (name: string, prepare: () => Promise<StoreUnderTest>): void => {
  describe(name, () => followContract(preparedSubject(prepare)))
}

/** What every store still does when processes come, race and die. */
export const storeProcessesContract = (name: string, prepare: () => Promise<StoreUnderTest>): void => {
  describe(name, () => {
    const subject = preparedSubject(prepare)
    processesContract(subject)
    crashContract(subject)
  })
}

const preparedSubject = (prepare: () => Promise<StoreUnderTest>): TestStore => {
  let subject: StoreUnderTest
  let store: Store
  beforeAll(async () => {
    subject = await prepare()
  })
  beforeEach(async () => {
    await subject.empty()
    store = await openStoreAt(subject.location)
  })
  afterEach(() => store.close())
  afterAll(() => subject.dispose())
  return { store: () => store, location: () => subject.location }
}
