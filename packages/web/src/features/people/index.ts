export { PersonFace } from './PersonFace.tsx'
export { toLooks } from './to-looks.ts'
