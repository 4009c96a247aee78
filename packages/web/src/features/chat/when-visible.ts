/**
 * Runs an action now, or once the page is visible: what a hidden window loads has not been read. Returns how to
 * cancel.
 */
export const whenVisible = (run: () => void): (() => void) => {
  const stop = () => document.removeEventListener('visibilitychange', check)
  const check = () => {
    if (document.visibilityState !== 'visible') return
    stop()
    run()
  }
  document.addEventListener('visibilitychange', check)
  check()
  return stop
}
