import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The contract against a real MongoDB; started by scripts/test-stores/main.ts, which gives it a database of its own. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../../..', import.meta.url)),
  test: {
    name: 'stores',
    environment: 'node',
    include: ['packages/api/test/stores/live/*.live.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
