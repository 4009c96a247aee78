import type { Step } from '../step.ts'
import { openBoard } from './1-open-board.ts'

export const GROUP_STEPS: ReadonlyArray<Step> = [openBoard]
