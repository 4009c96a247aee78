export { floatScore } from './float-score.ts'
