/** Where the toasts stand: at the start or end of a line, at the top or bottom on phones. */
export type ToastCorner = { readonly side: 'start' | 'end'; readonly edge: 'top' | 'bottom' }

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** `bar`: the height of the bar at the bottom, which toasts stand above. */
type Page = { readonly width: number; readonly height: number; readonly bar: number; readonly rtl: boolean }

/** Where toasts stand until something is used: at the bottom, since hints stand at the top. */
export const DEFAULT_CORNER: ToastCorner = { side: 'start', edge: 'bottom' }

/** As tall as two toasts of a phone, in px. */
const TOASTS_HEIGHT = 120

/**
 * The corner away from what is used: across the window and, on phones, at the bottom, unless that is where it is. Toasts never cover
 * what is used. docs/decisions/074-toasts-keep-up.md.
 */
export const cornerAwayFrom = ({ x, y, width, height }: Rect, page: Page): ToastCorner => {
  const isLeft = x + width / 2 < page.width / 2
  const barBegins = page.height - page.bar
  const isInBar = y + height / 2 >= barBegins
  // What begins far up is the page itself, or reaches into both places.
  const isBelow = y > page.height / 4 && y + height > barBegins - TOASTS_HEIGHT
  return {
    side: isLeft === page.rtl ? 'start' : 'end',
    edge: isBelow && !isInBar ? 'top' : 'bottom',
  }
}
