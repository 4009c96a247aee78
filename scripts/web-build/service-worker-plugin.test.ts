import { describe, expect, it } from 'vitest'
import { releaseFiles } from './service-worker-plugin.ts'

const chunk = (fileName: string, rest: object = {}) => ({ type: 'chunk' as const, fileName, ...rest })
const asset = (fileName: string) => ({ type: 'asset' as const, fileName })

const bundle = Object.fromEntries(
  [
    chunk('assets/index.js', { facadeModuleId: '/web/index.html', imports: ['assets/app.js'] }),
    chunk('assets/app.js', { viteMetadata: { importedCss: new Set(['assets/app.css']) } }),
    chunk('assets/board.js', { facadeModuleId: '/web/src/app/signed-in/index.ts', imports: ['assets/app.js'] }),
    chunk('assets/market.js'),
    chunk('assets/line-reader.js', {
      facadeModuleId: '/web/src/features/tasks/quick-add/line-reader.ts',
      imports: ['assets/app.js', 'assets/switch.js'],
      viteMetadata: { importedCss: new Set(['assets/line-reader.css']) },
    }),
    chunk('assets/switch.js'),
    asset('assets/line-reader.css'),
    chunk('assets/ui-de-1.js', { name: 'ui-de' }),
    chunk('assets/content-de-1.js', { name: 'content-de' }),
    chunk('assets/publications-de-1.js', { name: 'publications-de' }),
    asset('assets/app.css'),
    asset('assets/catalogue-1.json'),
    asset('assets/nunito-core-1.woff2'),
    asset('assets/nunito-cyrillic-wght-normal-1.woff2'),
    asset('index.html'),
  ].map((file) => [file.fileName, file]),
)

describe('the files of a release that a browser keeps', () => {
  const release = releaseFiles(bundle)

  it('are what the app needs to start', () =>
    expect(release.shell.toSorted()).toEqual([
      '/assets/app.css',
      '/assets/app.js',
      '/assets/board.js',
      '/assets/catalogue-1.json',
      '/assets/index.js',
      '/assets/nunito-core-1.woff2',
      '/assets/ui-de-1.js',
    ]))

  it('are soon what the first acts on the board need besides', () =>
    expect(release.soon).toEqual(['/assets/line-reader.js', '/assets/switch.js', '/assets/line-reader.css']))

  it('are the other screens, and texts by language; typefaces of other letters come when a text needs them', () => {
    expect(release.rest).toEqual(['/assets/market.js', ...release.soon])
    expect(release.texts).toEqual({ de: ['/assets/content-de-1.js', '/assets/publications-de-1.js'] })
  })

  it('belong to pages that begin with a fixed word', () => {
    expect(release.pages).toEqual(expect.arrayContaining(['', 'inventory', 'shops', 'static']))
    expect(release.pages).not.toContain('api')
  })
})
