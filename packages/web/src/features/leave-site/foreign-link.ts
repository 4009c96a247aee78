/** The address of a link that somebody else wrote and that leads to another site. Tasks on one's own board are one's own. */
export const foreignLink = (target: EventTarget | null, origin: string): string | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[rel~="ugc"]') : null
  if (link === null || link.origin === origin || link.closest('[data-own-text]') !== null) return undefined
  return link.href
}
