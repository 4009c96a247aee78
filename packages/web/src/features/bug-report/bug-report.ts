import { createStore } from '../../store/index.ts'

/** Whether the form is open over the present screen. */
export const bugReport = createStore(false)

/** Opens the form for a bug or a question. docs/reference/screens.md 17, number 30. */
export const openBugReport = (): void => bugReport.set(true)
