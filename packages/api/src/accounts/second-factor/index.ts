export { confirmOwner } from './confirm-owner.ts'
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './handlers.ts'
export { type CodeDependencies, verifySecondFactor } from './verify-second-factor.ts'
