export { clearProfileFlags, flagProfile } from './flag-profile.ts'
export { caseAbout, withClosedCase, withComplaint } from './moderation-cases.ts'
export { reportCommands } from './shared-commands.ts'
