import { beforeAll } from 'vitest'
import { loadMessages } from './src/i18n/index.ts'

beforeAll(async () => {
  await loadMessages(['en'])
  await loadMessages(['en'], 'content')
  await loadMessages(['en'], 'publications')
})
