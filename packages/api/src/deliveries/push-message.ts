/** What a browser is told. `path`: the page that it is about. `tag`: a newer one of the same tag takes its place. */
export type PushMessage = {
  readonly kind: string
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly language: string
}
