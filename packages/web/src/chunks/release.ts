/** Whether the server has the release that this page was loaded from. */
export type ReleaseState = 'same' | 'newer' | 'unreachable'

/** Looks for this page's own entry script in the page that the server has now. */
export const releaseState = async (entry = entryScript()): Promise<ReleaseState> => {
  try {
    const response = await fetch('/', { cache: 'no-store' })
    if (!response.ok) return 'unreachable'
    const page = await response.text()
    return entry === undefined || page.includes(entry) ? 'same' : 'newer'
  } catch {
    return 'unreachable'
  }
}

const entryScript = (): string | undefined =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined

let firstVersion: string | undefined
let isReleased = false

/** Takes note of the version that a response of the server names. */
export const noteAppVersion = (version: unknown): void => {
  if (typeof version !== 'string') return
  firstVersion ??= version
  isReleased = version !== firstVersion
}

/**
 * A newer release has come into this browser. Windows change over when nobody types: at the next navigation, or when one
 * is left.
 */
export const noteNewRelease = (reload = (): void => location.reload()): void => {
  isReleased = true
  if (isListening) return
  isListening = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && isReleased) reloadUnlessBusy(Date.now(), reload)
  })
}

let isListening = false

/** Whether the server has become another release since this page was loaded. */
export const hasNewRelease = (): boolean => isReleased

const FIELDS = 'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="password"]'

/** Whether a reload would lose what somebody is writing: a dialog is open, or a field holds text. */
const isFormOpen = (): boolean =>
  document.querySelector('dialog[open], [role="dialog"]') !== null ||
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)].some(({ value }) => value !== '')

const RELOADED_AT = 'daykeep.reloadedAt'
/** Milliseconds within which a page does not reload itself twice. */
const PAUSE = 60_000

/** Reloads the page by itself, unless a form is open or that has happened just now. Whether it does. */
export const reloadUnlessBusy = (now = Date.now(), reload = (): void => location.reload()): boolean => {
  if (isFormOpen() || now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < PAUSE) return false
  sessionStorage.setItem(RELOADED_AT, String(now))
  reload()
  return true
}
