import { beforeAll } from 'vitest'
import { loadTexts } from './src/texts/index.ts'

beforeAll(async () => {
  await loadTexts(['en'])
  await loadTexts(['en'], 'content')
  await loadTexts(['en'], 'reading')
})
