import type { Config } from '../../config.ts'
import type { ApiRequest } from '../../core/api-request.ts'
import type { ResponseCookie } from '../../core/handler.ts'

/** With TLS the name keeps other hosts of the same domain from setting it. */
const cookieName = ({ baseUrl }: Pick<Config, 'baseUrl'>): string =>
  baseUrl.startsWith('https:') ? '__Host-daykeep-sign-in' : 'daykeep-sign-in'

/** The cookie that binds what this browser began to what it ends. `maxAge` in seconds. */
export const browserCookie = (config: Pick<Config, 'baseUrl'>, value: string, maxAge: number): ResponseCookie => ({
  name: cookieName(config),
  value,
  maxAge,
})

/** The secret of the browser that sent a request; empty if there is none. */
export const browserSecret = (config: Pick<Config, 'baseUrl'>, { raw }: Pick<ApiRequest, 'raw'>): string => {
  const name = cookieName(config)
  const pairs = (raw?.headers['cookie'] ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}
