import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'
import { type Bundle, closure, homeOf, type Output } from './bundle.ts'
import { releaseFiles } from './service-worker-plugin.ts'

/** Typefaces and pictures are packed already. */
const PACKED = /\.(js|css|json)$/

const brotli = promisify(brotliCompress)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** As well as brotli can. */
export const packed = (content: Buffer | string): Promise<Buffer> => brotli(content, BEST)

/**
 * Packs the files of first screens as well as brotli can, beside them as `NAME.br`: a server that starts has no time for
 * that (packages/api/src/http/static-files.ts).
 */
export const packFilesPlugin = (): Plugin => ({
  name: 'daykeep-pack-files',
  apply: 'build',
  writeBundle: async ({ dir = '' }, bundle) => {
    await Promise.all(
      filesOfFirstScreens(bundle as unknown as Bundle).map(async (file) => {
        const path = join(dir, file)
        await writeFile(`${path}.br`, await packed(await readFile(path)))
      }),
    )
  },
})

export const filesOfFirstScreens = (bundle: Bundle): ReadonlyArray<string> => {
  const chunks = [...closure(bundle, homeOf(bundle))]
  const files = [
    ...releaseFiles(bundle).shell.map((address) => address.slice(1)),
    ...chunks,
    ...chunks.flatMap((file) => stylesOf(bundle[file])),
  ]
  return [...new Set(files)].filter((file) => PACKED.test(file))
}

const stylesOf = (chunk: Output | undefined): ReadonlyArray<string> => [...(chunk?.viteMetadata?.importedCss ?? [])]
