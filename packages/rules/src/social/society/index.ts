export * from './changed-documents.ts'
export * from './perform.ts'
export * from './social-rule.ts'
export * from './society.ts'
