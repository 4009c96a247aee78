export { clearProfileFlags, flagProfile } from './flag-profile.ts'
export { reportCommands } from './shared-commands.ts'
