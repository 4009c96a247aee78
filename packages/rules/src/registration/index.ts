export { BASE_OUTFIT, FREE_GEAR } from './first-outfit.ts'
export { firstPreferences } from './first-preferences.ts'
export { newUser } from './new-user.ts'
export { type RegistrationClient, starterTasks, type StarterTexts } from './starter-tasks.ts'
