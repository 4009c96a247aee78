export { BlockDialog } from './BlockDialog.tsx'
export { levelText } from './level-text.ts'
export { PersonFace } from './PersonFace.tsx'
export { toLooks } from './to-looks.ts'
