import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { compileArt } from '../art/compile-art.ts'
import { formatReport } from '../format-report.ts'

const ENTRY = 'virtual:art'

/**
 * Serves the drawings and data of a content folder's `art/` to the web app as one compiled module. A changed drawing
 * reloads the page; an error in one stops a build and is a warning in development.
 */
export const artPlugin = (contentDir: string): Plugin => ({
  name: 'daykeep-art',
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load(id) {
    if (id !== `\0${ENTRY}`) return null
    const { library, issues } = compileArt(contentDir)
    const lines = formatReport(issues).join('\n')
    if (lines !== '' && this.meta.watchMode) this.warn(lines)
    else if (lines !== '') this.error(lines)
    // Parsing a text is several times faster for a browser than reading the same data as a program.
    return `export const library = JSON.parse(${JSON.stringify(JSON.stringify(library))})`
  },
  configureServer: (server) => {
    server.watcher.add(join(contentDir, 'art'))
    server.watcher.on('all', (_, file) => {
      if (!file.startsWith(join(contentDir, 'art')) || basename(file).startsWith('.')) return
      const module = server.moduleGraph.getModuleById(`\0${ENTRY}`)
      if (module) server.moduleGraph.invalidateModule(module)
      server.ws.send({ type: 'full-reload' })
    })
  },
})
