import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

/**
 * What a browser may do with our pages: scripts and styles of our own, pictures also from elsewhere (players link them).
 * Inline style attributes are how React sizes meters and places menus.
 */
const CONTENT = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
} as const

/** Promises to stay on HTTPS only when that is how players reach us; a laptop has no certificate. */
export const security = (baseUrl: string): Middleware => {
  const isSecure = baseUrl.startsWith('https:')
  const directives = Object.fromEntries(Object.entries(CONTENT).map(([name, sources]) => [name, [...sources]]))
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isSecure,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: false,
  })
}
