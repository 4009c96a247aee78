import { FILES } from './file-cache.ts'

/**
 * What the browser answers without starting the worker, which takes a slow phone longer than to read all files of the first screen: its
 * files and its page from the cache, and the API from the network. Whatever is not in the cache comes from the network. Addresses
 * of other pages are for the worker. docs/decisions/086-how-the-app-starts.md
 */
export const STATIC_ROUTES = [
  { condition: { urlPattern: { pathname: '/assets/*' }, requestMethod: 'get' }, source: { cacheName: FILES } },
  {
    condition: { urlPattern: { pathname: '/', search: '' }, requestMode: 'navigate', requestMethod: 'get' },
    source: { cacheName: FILES },
  },
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
] as const
