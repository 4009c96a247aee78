import { join } from 'node:path'

/** Where the content of this repository lives. */
export const CONTENT_DIR = join(import.meta.dirname, '../../packages/content/')
