/** Milliseconds after which no frame is waited for: none is drawn in a window that is not seen. */
const FRAME = 50

/** Runs something once, after the next frame: drawing comes first. At once when the window is left. Returns how to cancel it. */
export const afterFrame = (run: () => void): (() => void) => {
  const runOnce = (): void => {
    cancel()
    run()
  }
  const timers = [setTimeout(runOnce, FRAME)]
  const frame = requestAnimationFrame(() => timers.push(setTimeout(runOnce)))
  const cancel = (): void => {
    cancelAnimationFrame(frame)
    for (const timer of timers) clearTimeout(timer)
    removeEventListener('pagehide', runOnce)
  }
  addEventListener('pagehide', runOnce)
  return cancel
}
