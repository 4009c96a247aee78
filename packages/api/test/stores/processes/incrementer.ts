import { argv } from 'node:process'
import { change } from '../contract/change.ts'
import { openPlace, type Place } from '../place.ts'

/** Counts one document up as often as it is told, then ends. */
const [place = '', times = ''] = argv.slice(2)
const asked: Place = JSON.parse(place)
const store = await openPlace(asked)
for (let n = 0; n < Number(times); n++) await change(store, { ann: 1 })
await store.close()
