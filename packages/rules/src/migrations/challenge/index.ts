import type { Step } from '../step.ts'
import { fileChallenge } from './1-file-challenge.ts'

export const CHALLENGE_STEPS: ReadonlyArray<Step> = [fileChallenge]
