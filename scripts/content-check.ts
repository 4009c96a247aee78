import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled once need not be compiled at every save.
enableCompileCache(join(import.meta.dirname, '../.cache/node'))

await import('./content/check-command.ts')
