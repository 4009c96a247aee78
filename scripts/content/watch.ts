import { watch } from 'node:fs'

/** Milliseconds of quiet after which a burst of saves counts as one. */
const QUIET = 60

/** Calls back whenever a content file changes, once a burst; what the compiler writes itself does not count. */
export const watchContent = (contentDir: string, changed: () => void): { readonly close: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(contentDir, { recursive: true }, (_event, file) => {
    if (file === null || /^(compiled|schema)\b/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET)
  })
  return {
    close: () => {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
