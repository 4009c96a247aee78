export { lookAfter, toLookWrite } from './looks.ts'
export { remindDue } from './remind.ts'
export { startReminderJob } from './start-reminder-job.ts'
export { zoneOf } from './zone-of.ts'
