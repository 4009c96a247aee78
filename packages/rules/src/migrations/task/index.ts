import type { Step } from '../step.ts'
import { linkTask } from './1-link-task.ts'
import { askForEach } from './2-ask-for-each.ts'

export const TASK_STEPS: ReadonlyArray<Step> = [linkTask, askForEach]
