import type { Middleware } from 'koa'
import helmet from 'koa-helmet'

/**
 * What pages may load: scripts and styles of our own, images also from elsewhere (players link them).
 * React needs inline style attributes for meters and menus.
 */
const CONTENT_SECURITY_POLICY = {
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

/** Sends HSTS only when players use HTTPS; local servers have no certificate. */
export const security = (baseUrl: string): Middleware => {
  const isSecure = baseUrl.startsWith('https:')
  const directives = Object.fromEntries(
    Object.entries(CONTENT_SECURITY_POLICY).map(([name, sources]) => [name, [...sources]]),
  )
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isSecure,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: false,
  })
}
