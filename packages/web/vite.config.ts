import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { texts } from './vite/texts.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env['API_URL'] ?? 'http://localhost:3000'

export default defineConfig({
  root: here('.'),
  plugins: [react(), texts(here('../content/locales'))],
  resolve: {
    // The ES modules of fp-ts and io-ts shake down to what is used; the CommonJS ones would be shipped whole.
    alias: [{ find: /^(fp-ts|io-ts)\/lib\/(.*)\.js$/, replacement: '$1/es6/$2' }],
  },
  build: { outDir: here('dist'), emptyOutDir: true, manifest: true, target: 'es2022' },
  server: { port: 5173, proxy: { '/api': api, '/export': api, '/logout-server': api } },
})
