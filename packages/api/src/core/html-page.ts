import escapeHtml from 'escape-html'

const STYLE =
  ':root{color-scheme:light dark}img{max-width:100%;height:auto}body{font:1rem/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:.5rem 0}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}'

type Page = {
  readonly language: string
  readonly title: string
  /** What else the head says, safe HTML. */
  readonly head?: string
  /** Safe HTML. */
  readonly content: string
}

/** A page that needs nothing else: no script, no file. Light or dark as the reader's system is. */
export const toHtmlPage = ({ language, title, head = '', content }: Page): string => {
  const heading = escapeHtml(title)
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><style>${STYLE}</style>${head}</head>
<body><h1>${heading}</h1>
${content}
</body></html>
`
}
