export * from './gain-gems.ts'
export * from './send-gems.ts'
