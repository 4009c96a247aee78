import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { describe, expect, it } from 'vitest'
import { artPlugin } from './art.ts'

const CONTENT = fileURLToPath(new URL('../../../packages/content', import.meta.url))

describe('the art plugin', () => {
  it('serves the library as the module virtual:art', async () => {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      plugins: [artPlugin(CONTENT)],
      server: { middlewareMode: true, ws: false },
    })
    const { library } = await server.ssrLoadModule('virtual:art')
    await server.close()
    expect(library.templates).toHaveProperty(['avatar/body/human'])
  })
})
