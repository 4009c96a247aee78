/** A frequent question and the heading it is listed under. */
export type FaqEntry = { readonly heading: string; readonly key: string }

/**
 * A long text with sections. `key`: its text key. `updated`: the day of its last change. `review`: the day from which players have to
 * accept it again.
 */
export type Article = {
  readonly key: string
  readonly updated: string
  readonly review?: string
  readonly sections: ReadonlyArray<string>
}

/** A news item. `published`: the day on which it appears. */
export type NewsItem = { readonly key: string; readonly published: string }

/** Who runs this installation, as articles name them. */
export type Operator = {
  readonly name: string
  readonly address: string
  readonly country: string
  readonly website: string
  readonly email: string
  readonly pressEmail: string
  readonly securityEmail: string
}

/** Texts outside the game itself. */
export type Publications = {
  readonly faq: ReadonlyArray<FaqEntry>
  readonly articles: Readonly<Record<string, Article>>
  /** In source order; `publishedNews` filters and sorts. */
  readonly news: ReadonlyArray<NewsItem>
  readonly challengeCategories: ReadonlyArray<string>
  readonly operator?: Operator
}
