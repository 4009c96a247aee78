import { copyBack } from '@daykeep/rules/challenges'
import type { SharedTask } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { eq, type Store, toJson, type Write } from '../../store/index.ts'
import type { CopyScored } from './entry.ts'

/** Scores in one commit. */
const SCORES = 100

/**
 * Adds scores of copies to their original, several in one commit: it is one document for all participants. False when
 * there are none, or another worker was faster.
 */
export const deliverScores = async (store: Store, original: string): Promise<boolean> => {
  const scores = await store.find<CopyScored>('outbox', { where: eq('subject', original), limit: SCORES })
  if (scores.length === 0) return false
  const found = await store.get<SharedTask>('sharedTasks', original)
  const done = scores.map(({ id, version }): Write => ({ type: 'remove', collection: 'outbox', id, version }))
  if (found === undefined) return E.isRight(await store.commit(done))
  const after = scores.reduce(
    (task, { body: { delta, direction, at } }) => copyBack(task, { delta, direction, now: at }),
    found.body,
  )
  const { id, version } = found
  const body = toJson(after)
  return E.isRight(await store.commit([{ type: 'replace', collection: 'sharedTasks', id, version, body }, ...done]))
}
