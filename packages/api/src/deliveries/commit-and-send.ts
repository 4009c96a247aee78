import * as E from 'fp-ts/lib/Either.js'
import type { CommitFailure, CommitOptions, Write } from '../store/index.ts'
import type { DeliveryDependencies } from './delivery.ts'
import { sendDeliveries } from './start-delivery-job.ts'

/** Commits, and sends at once what the commit stored to be sent. */
export const commitAndSend = async (
  app: DeliveryDependencies,
  writes: readonly Write[],
  options: CommitOptions = {},
): Promise<E.Either<CommitFailure, void>> => {
  const committed = await app.store.commit(writes, options)
  if (E.isRight(committed) && writes.some(({ collection }) => collection === 'deliveries')) sendDeliveries(app)
  return committed
}
