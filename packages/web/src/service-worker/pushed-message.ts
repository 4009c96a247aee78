/** What the server tells a browser. packages/api/src/deliveries/push-message.ts */
export type PushedMessage = {
  readonly title: string
  readonly body: string
  /** The page of the app that it is about. */
  readonly path: string
  readonly tag: string
  readonly language: string
}

const APP = { title: 'Daykeep', body: '', path: '/', tag: 'daykeep', language: '' } as const

/** What came, with a default for whatever is missing: a browser has to show something. */
export const toPushedMessage = (data: unknown): PushedMessage => {
  const found = Object(data) as Readonly<Record<string, unknown>>
  const text = (name: keyof PushedMessage): string => {
    const value = found[name]
    return typeof value === 'string' && value !== '' ? value : APP[name]
  }
  const path = text('path')
  // pages of this app alone
  const isOwn = path.startsWith('/') && !path.startsWith('//')
  return {
    title: text('title'),
    body: text('body'),
    path: isOwn ? path : APP.path,
    tag: text('tag'),
    language: text('language').replace('_', '-'),
  }
}
