export * from './notice.ts'
export * from './notify.ts'
export * from './people-notices.ts'
export * from './without-notifications.ts'
