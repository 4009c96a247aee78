export { FloatingScores } from './FloatingScores.tsx'
export { useFloatingScores } from './use-floating-scores.ts'
