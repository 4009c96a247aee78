export * from './flag-profile.ts'
