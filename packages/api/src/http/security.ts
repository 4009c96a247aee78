import type { Middleware } from 'koa'
import helmet from 'helmet'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/**
 * What pages may load: scripts and styles of our own and the script written into the page (named by its hash), images also from elsewhere (players link them).
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

/**
 * Sends HSTS only when players use HTTPS; local servers have no certificate. The headers are the same for every answer, so
 * helmet is asked for them once.
 */
export const security = (baseUrl: string, inlineScripts: ReadonlyArray<string> = []): Middleware => {
  const headers = Object.entries(securityHeaders(baseUrl.startsWith('https:'), inlineScripts))
  return (ctx, next) => {
    for (const [name, value] of headers) ctx.res.setHeader(name, value)
    return next()
  }
}

const securityHeaders = (isSecure: boolean, inlineScripts: ReadonlyArray<string>): Readonly<Record<string, string>> => {
  const directives = Object.fromEntries(
    Object.entries(CONTENT_SECURITY_POLICY).map(([name, sources]) => [
      name,
      name === 'scriptSrc' ? [...sources, ...inlineScripts] : [...sources],
    ]),
  )
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isSecure,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: false,
    // Of no use to any browser that the app runs in, and sent with each answer.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  setHeaders(response.req, response, (error) => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
