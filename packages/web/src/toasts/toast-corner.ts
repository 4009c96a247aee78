/** Where the toasts stand: at the start or end of a line, at the top or bottom on phones. */
export type ToastCorner = { readonly side: 'start' | 'end'; readonly edge: 'top' | 'bottom' }

type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

type Page = { readonly width: number; readonly height: number; readonly rtl: boolean }

/** The corner across the window from what is used: toasts never cover that. docs/decisions/074-toasts-keep-up.md. */
export const cornerAwayFrom = ({ x, y, width, height }: Rect, page: Page): ToastCorner => {
  const isLeft = x + width / 2 < page.width / 2
  return {
    side: isLeft === page.rtl ? 'start' : 'end',
    edge: y + height / 2 < page.height / 2 ? 'bottom' : 'top',
  }
}
