const pending = new Set<() => Promise<unknown>>()
let hasPreloaded = false

/** A loader for `lazy` that also runs when the browser is idle, unless the component was needed before. */
export const preloadable = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  if (hasPreloaded) loadIgnoringErrors(load)
  else pending.add(load)
  return load
}

/** Runs all preloadable loaders when the browser is idle, so that they work offline. Returns how to cancel. */
export const preloadOnIdle = (): (() => void) => {
  const load = () => {
    hasPreloaded = true
    for (const each of pending) loadIgnoringErrors(each)
    pending.clear()
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(load, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}

/** A loader that fails is called again when its component is needed. */
const loadIgnoringErrors = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
