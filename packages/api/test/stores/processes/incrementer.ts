import { argv } from 'node:process'
import { addAmounts } from '../contract/add-amounts.ts'
import { openStoreAt, type StoreLocation } from '../../../test-kit/store-location.ts'

/** Counts one document up as often as it is told, then ends. */
const [location = '', times = ''] = argv.slice(2)
const options: StoreLocation = JSON.parse(location)
const store = await openStoreAt(options)
for (let n = 0; n < Number(times); n++) await addAmounts(store, { ann: 1 })
await store.close()
