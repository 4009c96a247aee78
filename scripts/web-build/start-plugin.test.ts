import { describe, expect, it } from 'vitest'
import { firstScreen, startPlugin } from './start-plugin.ts'

const chunk = (fileName: string, rest: object = {}) => ({ type: 'chunk' as const, fileName, ...rest })
const css = (...files: ReadonlyArray<string>) => ({ viteMetadata: { importedCss: new Set(files) } })

const bundle = Object.fromEntries(
  [
    chunk('index.js', { facadeModuleId: '/web/index.html', imports: ['app.js'] }),
    chunk('app.js', { code: 'app'.repeat(9), ...css('app.css') }),
    chunk('signed-in.js', { facadeModuleId: '/web/src/app/signed-in/index.ts', imports: ['board.js'] }),
    chunk('board.js', { imports: ['app.js'], code: 'board', ...css('board.css') }),
    chunk('market.js', { facadeModuleId: '/web/src/features/market/index.ts', imports: ['board.js'] }),
    chunk('assets/ui-de-1.js', { name: 'ui-de' }),
    chunk('assets/content-de-1.js', { name: 'content-de' }),
    { type: 'asset' as const, fileName: 'assets/catalogue-1.json', names: ['catalogue.json'] },
  ].map((file) => [file.fileName, file]),
)

describe('what the page asks for at its start', () => {
  const first = firstScreen(bundle)

  it('is every script of the app and of the board, since the home page names none, the longest first', () =>
    expect(first.scripts).toEqual(['/app.js', '/board.js', '/index.js', '/signed-in.js']))

  it('is those styles of the board that no page names', () => {
    expect(first.styles).toEqual(['/board.css'])
  })

  it('is the words of the first screen, the catalogue and the player', () => {
    expect(first.texts).toEqual({ de: '/assets/ui-de-1.js' })
    expect(first.files).toEqual(['/assets/catalogue-1.json'])
    expect(first.answers).toEqual(['/api/v4/user', '/api/v4/tasks/user'])
  })

  it('cannot be told of an app without a board', () =>
    expect(() => firstScreen({})).toThrow('the first screen of a player has no chunk of its own'))
})

describe('pages without a start, as those of Storybook', () => {
  it('stay as they are, whatever they are made of', () => {
    const { transformIndexHtml } = startPlugin({ check: 'check.js', start: 'start.js' })
    const { handler } = transformIndexHtml as { readonly handler: (html: string, context: object) => unknown }
    const page = '<!doctype html><script src="preview.js"></script>'
    expect(handler(page, { bundle: {} })).toBe(page)
  })
})
