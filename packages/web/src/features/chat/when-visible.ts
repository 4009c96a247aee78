/**
 * Runs it now, or as soon as the page is in sight: what a hidden window loads is not read yet. Answers how to give up.
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
