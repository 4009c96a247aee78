/**
 * Loads style sheets anew that have failed: the bundler asks for the style sheet of a chunk only once, so a chunk that
 * came at the second attempt would be drawn without it.
 */
export const reloadFailedStylesheets = async (): Promise<void> => {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(links.filter(({ sheet }) => sheet === null).map(reload))
}

const reload = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const next = link.cloneNode() as HTMLLinkElement
    next.addEventListener('load', () => resolve())
    next.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)))
    link.replaceWith(next)
  })
