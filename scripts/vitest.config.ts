import { defineConfig } from 'vitest/config'

const node = (name: string, include: readonly string[], rest = {}) => ({
  test: { name, environment: 'node' as const, include: [...include], ...rest },
})

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    pool: 'threads',
    projects: [
      node('rules', ['packages/rules/**/*.test.ts']),
      node('content', ['packages/content/**/*.test.ts', 'scripts/**/*.test.ts']),
      node('api', ['packages/api/**/*.test.ts'], { testTimeout: 30_000, hookTimeout: 30_000 }),
      {
        extends: './packages/web/vite.config.ts',
        test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
})
