import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// What was compiled once need not be compiled at every call.
enableCompileCache(join(import.meta.dirname, '../.cache/node'))

await import('./content/show/show-command.ts')
