import { describe, expect, it } from 'vitest'
import { filesOfFirstScreens } from './pack-files-plugin.ts'

const chunk = (fileName: string, rest: object = {}) => ({ type: 'chunk' as const, fileName, ...rest })
const asset = (fileName: string) => ({ type: 'asset' as const, fileName })

const bundle = Object.fromEntries(
  [
    chunk('assets/index.js', { facadeModuleId: '/web/index.html' }),
    chunk('assets/board.js', { facadeModuleId: '/web/src/app/signed-in/index.ts' }),
    chunk('assets/home.js', {
      facadeModuleId: '/web/src/features/home/index.ts',
      viteMetadata: { importedCss: new Set(['assets/home.css']) },
    }),
    chunk('assets/market.js'),
    asset('assets/home.css'),
    asset('assets/catalogue-1.json'),
    asset('assets/nunito-core-1.woff2'),
  ].map((file) => [file.fileName, file]),
)

describe('the files that are packed as well as can be', () => {
  it('are those of first screens, but typefaces', () =>
    expect(filesOfFirstScreens(bundle).toSorted()).toEqual([
      'assets/board.js',
      'assets/catalogue-1.json',
      'assets/home.css',
      'assets/home.js',
      'assets/index.js',
    ]))
})
