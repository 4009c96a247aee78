import * as E from 'fp-ts/lib/Either.js'
import { argv, stdout } from 'node:process'
import type { Store } from '../../../src/store/index.ts'
import { insertAll } from '../contract/insert-all.ts'
import { openStoreAt, type StoreLocation } from '../../../test-kit/store-location.ts'

/** Writes until it is killed: eight writers at once, each commit in three collections; prints what was acknowledged. */
const WRITERS = 8

/** Large enough that a group of commits is more than one page of any database. */
const FILLER = 'x'.repeat(3000)

/** Waits for a reader that is slow; what was not said before the kill was not acknowledged. */
const writeLine = (line: string): Promise<void> =>
  new Promise((resolve, reject) => stdout.write(line, (error) => (error ? reject(error) : resolve())))

const write = async (store: Store, writer: string): Promise<never> => {
  await insertAll(store, 'users', { [writer]: { n: 0 } })
  for (let n = 1; ; n++) {
    const id = `${writer}/${n}`
    const result = await store.commit([
      { type: 'insert', collection: 'tasks', id, body: { userId: writer, n, filler: FILLER } },
      { type: 'replace', collection: 'users', id: writer, version: n, body: { n } },
      { type: 'insert', collection: 'journal', id, body: { userId: writer, n, at: Date.now() } },
    ])
    if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
    await writeLine(`${id}\n`)
  }
}

const [location = '', round = ''] = argv.slice(2)
const options: StoreLocation = JSON.parse(location)
const store = await openStoreAt(options)
await Promise.all(Array.from({ length: WRITERS }, (_, number) => write(store, `round-${round}-writer-${number}`)))
