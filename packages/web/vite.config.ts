import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { artPlugin, homePicturesPlugin, publicationsPlugin, textsPlugin } from '../../scripts/content-compiler/index.ts'
import {
  cataloguePlugin,
  CHUNKS,
  endpointSummariesPlugin,
  homePagePlugin,
  packFilesPlugin,
  serviceWorkerPlugin,
  startPlugin,
} from '../../scripts/web-build/index.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env['API_URL'] ?? 'http://localhost:3000'

/** What screens are made of, in the browser as in the pages that are prerendered. */
const screens = () => [
  react(),
  textsPlugin(here('../content')),
  publicationsPlugin(here('../content')),
  artPlugin(here('../content')),
  homePicturesPlugin(here('../content')),
  cataloguePlugin(),
]

/** Short, since every chunk names those that it loads: a letter less of each is a quarter of a kB. */
const FILE_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/** The oldest of each, which `check-browser.js` lets in. docs/decisions/155-browsers.md */
const BROWSERS = ['chrome111', 'edge111', 'firefox121', 'safari16.4']

export default defineConfig({
  root: here('.'),
  plugins: [
    ...screens(),
    endpointSummariesPlugin(),
    startPlugin({ check: here('check-browser.js'), start: here('start.js') }),
    serviceWorkerPlugin(here('src/service-worker/worker.ts')),
    homePagePlugin({
      root: here('.'),
      entry: here('src/app/prerender-home.tsx'),
      script: here('home.js'),
      plugins: screens,
    }),
    packFilesPlugin(),
  ],
  resolve: {
    // The ES modules of fp-ts and io-ts shake down to what is used; the CommonJS ones would be shipped whole.
    alias: [
      { find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2' },
      // The build without its warnings for developers, which the package gives to nobody by itself.
      { find: /^react-router$/, replacement: here('../../node_modules/react-router/dist/production/index.mjs') },
      {
        find: /^react-router\/dom$/,
        replacement: here('../../node_modules/react-router/dist/production/dom-export.mjs'),
      },
    ],
  },
  // Named here, since a dependency found only later makes a running page load anew.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router-dom',
      'radix-ui',
      'lucide-react',
      '@dnd-kit/core',
      'sortablejs',
      '@floating-ui/dom',
      '@lingui/core',
      'tinykeys',
      'idb-keyval',
      '@tanstack/react-query',
      'dequal/lite',
      'io-ts',
      'fp-ts/es6/Either',
      'fp-ts/es6/function',
      'seedrandom/lib/tychei.js',
      'micromark',
      'micromark-extension-gfm',
      'dompurify',
    ],
  },
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    manifest: true,
    target: BROWSERS,
    rolldownOptions: { output: { ...FILE_NAMES, codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5173, proxy: { '/api': api, '/export': api, '/logout-server': api } },
})
