export { deathCommands } from './commands.ts'
export { losableGear } from './losable-gear.ts'
