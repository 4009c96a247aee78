export { classCommands } from './commands.ts'
export { classTrial, gemsForClass, mayChooseClass } from './class-trial.ts'
