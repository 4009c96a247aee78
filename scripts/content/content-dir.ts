import { fileURLToPath } from 'node:url'

/** Where the content of this repository lives. */
export const CONTENT_DIR = fileURLToPath(new URL('../../packages/content/', import.meta.url))
