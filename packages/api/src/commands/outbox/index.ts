export { deliverOutbox } from './deliver.ts'
export { outboxStatus, toEntryWrite } from './entry.ts'
export { startOutboxJob } from './start-outbox-job.ts'
