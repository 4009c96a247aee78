import { beforeAll } from 'vitest'
import { loadTexts } from './src/texts/index.ts'

beforeAll(() => loadTexts(['en']))
