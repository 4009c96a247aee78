import { writeStored } from '../store/index.ts'

let announce: (() => void) | undefined
let drawn: Promise<void> = Promise.resolve()

/** The page that was written into the HTML, while it is shown in place of the app. docs/decisions/137-static-home.md */
export const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered')

/** From now on what is not part of the first screen waits until that is drawn. Called once, when the app starts. */
export const awaitFirstScreen = (): void => {
  document.documentElement.dataset['drawing'] = ''
  drawn = new Promise((resolve) => {
    announce = resolve
  })
}

/** A screen is on the page: what waited may load. The page is marked no longer as `data-drawing`. */
export const firstScreenDrawn = (): void => {
  if (announce === undefined) return
  const resolve = announce
  announce = undefined
  prerenderedPage()?.remove()
  // After the frame that shows it.
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete document.documentElement.dataset['drawing']
      noteFonts()
      resolve()
    }),
  )
}

/** Once the typefaces are in this browser, `start.js` lets the first screen be drawn in them. */
const noteFonts = (): void => {
  // A DOM without layout has no typefaces.
  void (document.fonts as FontFaceSet | undefined)?.ready.then(() => writeStored('daykeep.fonts', 'here'))
}

/** Resolves once the first screen is drawn; at once where no app awaits one, as in stories. */
export const afterFirstScreen = (): Promise<void> => drawn
