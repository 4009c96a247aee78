export { deliverOutbox } from './deliver.ts'
export { outboxStatus, toEntryWrite } from './entry.ts'
export { scoresOfCopies } from './scores-of-copies.ts'
export { startOutboxJob } from './start-outbox-job.ts'
