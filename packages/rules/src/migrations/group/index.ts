import type { MigrationStep } from '../step.ts'
import { addBoardFields } from './1-add-board-fields.ts'

export const GROUP_STEPS: ReadonlyArray<MigrationStep> = [addBoardFields]
export { addBoardFields } from './1-add-board-fields.ts'
