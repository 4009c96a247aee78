// oxlint-disable unicorn/require-post-message-target-origin -- a thread has no origin
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

/** Carries the log of a database over whenever it is asked, on a connection and a thread of its own. */
const database = new DatabaseSync(String(workerData))
parentPort?.on('message', (message: 'checkpoint' | 'close') => {
  if (message === 'close') {
    database.close()
    parentPort?.close()
    return
  }
  database.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()
  parentPort?.postMessage('done')
})
