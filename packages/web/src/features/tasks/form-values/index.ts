// Apart from the forms, whose entry the board loads: only forms and the reader of lines need these.
export { emptyTaskFor } from './empty-task.ts'
export { scheduleOf } from './field-values.ts'
export { type FormClock, formClockOf, todayIso } from './form-clock.ts'
export { type FormValues, type MonthlyBy, type Recurs, toFormValues, type TodoRecurs } from './form-values.ts'
export { toNewTask, toTaskChanges } from './task-changes.ts'
