export { Sparks } from './Sparks.tsx'
export { Stage } from './Stage.tsx'
export { variables } from './variables.ts'
