import type { EndpointName } from '../../../src/contract/index.ts'
import { GROUP_EXERCISES } from './groups.ts'
import { OWN_EXERCISES } from './own.ts'
import { OWN_ACCOUNT_EXERCISES } from './own-account.ts'
import { PAYMENT_EXERCISES } from './payments.ts'
import type { Exercise } from './scenes.ts'
import { SHARED_EXERCISES } from './shared.ts'
import { ACCOUNT_EXERCISES, SECOND_FACTOR_EXERCISES } from './sign-in.ts'
import { STAFF_EXERCISES } from './staff.ts'
import { TASK_EXERCISES } from './tasks.ts'
import { TOOL_EXERCISES } from './tools.ts'

/** One granted call of every row of the contract. */
export const EXERCISES: Readonly<Record<EndpointName, Exercise>> = {
  ...ACCOUNT_EXERCISES,
  ...SECOND_FACTOR_EXERCISES,
  ...OWN_ACCOUNT_EXERCISES,
  ...OWN_EXERCISES,
  ...TASK_EXERCISES,
  ...GROUP_EXERCISES,
  ...SHARED_EXERCISES,
  ...PAYMENT_EXERCISES,
  ...TOOL_EXERCISES,
  ...STAFF_EXERCISES,
}
