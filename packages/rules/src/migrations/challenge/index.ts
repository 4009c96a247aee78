import type { MigrationStep } from '../step.ts'
import { addChallengeFields } from './1-add-challenge-fields.ts'

export const CHALLENGE_STEPS: ReadonlyArray<MigrationStep> = [addChallengeFields]
export { addChallengeFields } from './1-add-challenge-fields.ts'
