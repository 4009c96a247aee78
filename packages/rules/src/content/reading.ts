/** A question that players ask, and the heading it stands under. */
export type FaqEntry = { readonly heading: string; readonly key: string }

/** A long text with sections, by the key it has in the texts. `updated`: the day of its last change. */
export type Article = { readonly key: string; readonly updated: string; readonly sections: ReadonlyArray<string> }

/** Something that players are told once. `published`: the day from which on. */
export type NewsItem = { readonly key: string; readonly published: string }

/** Who runs this keep: what the articles say where a name or an address has to stand. */
export type Operator = {
  readonly name: string
  readonly address: string
  readonly country: string
  readonly website: string
  readonly email: string
  readonly pressEmail: string
  readonly securityEmail: string
}

/** What is there to be read, besides the things of the game. */
export type Reading = {
  readonly faq: ReadonlyArray<FaqEntry>
  readonly articles: Readonly<Record<string, Article>>
  /** As written; `publishedNews` says what is told when, and in which order. */
  readonly news: ReadonlyArray<NewsItem>
  readonly challengeCategories: ReadonlyArray<string>
  readonly operator?: Operator
}
