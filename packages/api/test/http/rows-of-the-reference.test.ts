import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test-kit/test-server.ts'

type Route = { readonly method: string; readonly path: string; readonly versions: ReadonlyArray<string> }

const { cases } = JSON.parse(
  readFileSync(new URL('../../../rules/conformance/endpoints.json', import.meta.url), 'utf8'),
) as { readonly cases: ReadonlyArray<Route> }

const REFERENCE = readFileSync(new URL('../../../../docs/reference/api.md', import.meta.url), 'utf8')

/** Paths without a prefix. docs/reference/api.md 1.1. */
const ROOT = /^\/(?:export|email|stripe|paypal|amazon|iap|analytics|logout-server|static)(?:\/|$)/

/** Sections 2 and 6 of the reference. */
const CALLS = ['## 2. Calls', '## 6. Payments'].map((heading) => {
  const from = REFERENCE.indexOf(heading)
  return REFERENCE.slice(from, REFERENCE.indexOf('\n## ', from + 1))
})

/** Calls of the reference that stand alone in their row: method and path. Rows with several are in the table of routes. */
const documented: ReadonlyArray<Route> = CALLS.flatMap((section) =>
  [...section.matchAll(/^\| (?:[S+L] )?(GET|POST|PUT|DELETE) (\/[^\s,[*]+)(?=[^|]*\|)/gm)].map(
    ([, method = '', path = '']) => ({
      method,
      path: path.replace(/[?#].*$/, '').replace(/[;)]$/, ''),
      versions: ROOT.test(path) ? ['top'] : ['v3', 'v4'],
    }),
  ),
)

/** The page that the web app serves, and a row that stands for several. */
const NO_CALLS = new Set(['/', '/debug/'])

describe('every row of the reference (api 2 and 6)', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  const isServed = async (method: string, path: string): Promise<boolean> => {
    const answer = await fetch(`${server.url}${path.replaceAll(/:\w+/g, 'none')}`, { method, redirect: 'manual' })
    return answer.status !== 404 || !(await answer.text()).includes('apiPathNotFound')
  }

  it('is answered below the prefixes and at the root, where it says so', async () => {
    const missing = []
    for (const { method, path, versions } of [...cases, ...documented])
      for (const version of versions) {
        const whole = version === 'top' ? path : `/api/${version}${path}`
        if (!NO_CALLS.has(path) && !(await isServed(method, whole))) missing.push(`${method} ${whole}`)
      }
    expect([...new Set(missing)]).toEqual([])
  })
})
