export * from './notify.ts'
