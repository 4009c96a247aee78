export { deleteUser } from './delete-user.ts'
export { removalOf } from './removal-of.ts'
export { resetUser } from './reset-user.ts'
