export { classCommands } from './commands.ts'
export { type ClassTrial, classTrial, gemsForClass, mayChooseClass } from './class-trial.ts'
