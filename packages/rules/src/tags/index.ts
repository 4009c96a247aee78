export { tagCommands } from './commands.ts'
export { withoutTags } from './without-tags.ts'
