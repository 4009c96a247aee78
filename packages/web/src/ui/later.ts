const left = new Set<() => Promise<unknown>>()
let rested = false

/** For `lazy`: a view that the first paint does without. It is loaded when it is wanted, or while the page rests before that. */
export const later = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  if (rested) quietly(load)
  else left.add(load)
  return load
}

/** Loads all such views while the page rests, so that they are there without a network too. Answers how to call it off. */
export const loadWhatIsLeft = (): (() => void) => {
  const load = () => {
    rested = true
    for (const each of left) quietly(each)
    left.clear()
  }
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(load, 1000)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(load, { timeout: 5000 })
  return () => cancelIdleCallback(asked)
}

/** What fails now is asked for again when it is wanted. */
const quietly = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
