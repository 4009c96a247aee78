/** Hears of a way back or forward before the router does; there while a form is not saved. */
export const beforeRouter: { onPop?: ((event: PopStateEvent) => void) | undefined } = {}

/** A window calls its own listeners in the order of their coming, so this one has to come before that of the router. */
export const listenBeforeRouter = (): void =>
  window.addEventListener('popstate', (event) => beforeRouter.onPop?.(event))
