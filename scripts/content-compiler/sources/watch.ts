import { watch } from 'node:fs'

/** Milliseconds without a change after which a burst of saves counts as one. */
const DEBOUNCE_MS = 60

/** Calls back whenever a content file changes, once for each burst; files that the compiler writes do not count. */
export const watchContent = (contentDir: string, changed: () => void): { readonly close: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(contentDir, { recursive: true }, (_event, file) => {
    if (file === null || /^(compiled|schema)\b/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(changed, DEBOUNCE_MS)
  })
  return {
    close: () => {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
