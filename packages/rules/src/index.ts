export { type Command, taskNamed, type TaskScope } from './command.ts'
export { type CommandName, commands, type ParamsOf, type ReportOf } from './commands.ts'
export { decodeParams, type ParamsError } from './decode-params.ts'
