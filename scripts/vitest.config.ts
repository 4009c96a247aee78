import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { type Browser, findBrowser } from './find-browser.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Far more than any test needs, since a machine may be busy: a test that hangs fails, a slow one does not. */
const PATIENCE = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } }

const LAWS = './scripts/fast-check-setup.ts'
const WAITING = './scripts/patience-setup.ts'

/** Files share a worker's modules: loading them anew for each file took longer than many tests. No module keeps state. */
const SHARED_MODULES = { isolate: false }

const node = (name: string, include: readonly string[], rest = {}) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [...include],
    setupFiles: [LAWS, WAITING],
    ...PATIENCE,
    ...rest,
  },
})

/** Stories are tests: in a real browser where there is one, else the same stories in a DOM without layout. */
const stories = async () => {
  const browser = process.env['STORIES'] === 'dom' ? undefined : await findBrowser()
  if (browser === undefined) {
    console.log('No Chromium was found: the stories run in a DOM without layout. Set CHROMIUM to run them in one.')
    return {
      extends: './packages/web/vite.config.ts',
      test: {
        name: 'stories',
        root,
        include: ['.storybook/stories-in-dom.test.ts'],
        environment: 'happy-dom',
        ...PATIENCE,
      },
    }
  }
  return {
    extends: './packages/web/vite.config.ts',
    optimizeDeps: { include: ['@storybook/react-dom-shim', '@storybook/react-vite', 'storybook/test', 'axe-core'] },
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
    cacheDir: `${root}node_modules/.vite/stories-${process.env['STORIES_PART'] ?? 'all'}`,
    test: { name: 'stories', isolate: false, ...PATIENCE, browser: inChromium(browser) },
  }
}

/** End-to-end tests of the running product, in a real browser, one after the other. */
const e2e = async () => {
  const browser = await findBrowser()
  if (browser === undefined) {
    console.log('No Chromium was found: the end-to-end tests did not run. Set CHROMIUM to run them.')
    return []
  }
  return [
    node('e2e', ['packages/web/e2e/*.e2e.ts'], {
      fileParallelism: false,
      setupFiles: [WAITING, 'packages/web/e2e/support/show-failures.ts'],
      provide: { chromium: { path: browser.path, args: browser.args } },
    }),
  ]
}

/** What only a real parser of HTML can tell. Left out where there is no browser. */
const browserTests = async () => {
  const browser = await findBrowser()
  if (browser === undefined) return []
  return [
    {
      extends: './packages/web/vite.config.ts',
      test: {
        name: 'browser',
        root,
        include: ['packages/web/src/**/*.browser.test.ts'],
        setupFiles: [WAITING, 'packages/web/vitest.setup.ts'],
        ...PATIENCE,
        browser: inChromium(browser),
      },
    },
  ]
}

const inChromium = ({ path, args }: Browser) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: path, args: [...args] } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
})

/** Only asked for when it is wanted: unpacking a browser takes a moment. */
const isWanted = (project: string): boolean => {
  const named = process.argv.flatMap((arg, at) => (arg === '--project' ? [process.argv[at + 1]] : []))
  return named.length === 0 || named.includes(project)
}

export default defineConfig({
  root,
  test: {
    pool: 'threads',
    maxWorkers: '100%',
    globalSetup: ['./scripts/vitest-setup.ts'],
    projects: [
      node('rules', ['packages/rules/**/*.test.ts'], SHARED_MODULES),
      node('content', ['packages/content/**/*.test.ts', 'scripts/**/*.test.ts'], SHARED_MODULES),
      node('api', ['packages/api/**/*.test.ts'], SHARED_MODULES),
      {
        extends: './packages/web/vite.config.ts',
        test: {
          name: 'web',
          root,
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
          environment: 'happy-dom',
          // A window of its own for each file, made in a third of the time.
          pool: 'vmThreads',
          setupFiles: [LAWS, WAITING, 'packages/web/vitest.setup.ts'],
          ...PATIENCE,
        },
      },
      ...(isWanted('e2e') ? await e2e() : []),
      ...(isWanted('stories') ? [await stories()] : []),
      ...(isWanted('browser') ? await browserTests() : []),
    ],
  },
})
