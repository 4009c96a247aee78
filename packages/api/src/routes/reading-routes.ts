import * as E from 'fp-ts/lib/Either.js'
import type { endpoints } from '../contract/index.ts'
import type { Ask, Handler, InputOf } from '../http/ask.ts'
import { newsPosts } from '../services/content/news.ts'
import { readingIn } from '../services/content/reading.ts'
import { speaking } from '../services/content/speaking.ts'
import type { Shell } from '../shell.ts'
import { languageFor } from '../texts/language.ts'
import { languageOf } from './content-routes.ts'

/** Posts on a page. */
const PAGE = 10

/** The questions that players ask. Every answer is for all platforms. Reference, api 2.15. */
export const faq: Handler<InputOf<typeof endpoints.faq>> = (shell) => async (ask) => {
  const speak = await speakingTo(shell, ask, ask.input.query.language)
  const { questions } = readingIn(shell.catalogue, speak).faq
  const help = `${speak.say('pages.faqHelp')} ${shell.catalogue.reading?.operator?.email ?? ''}`
  return E.right({
    data: { questions: questions.map((each) => ({ ...each, exclusions: [] })), stillNeedHelp: { web: help.trim() } },
  })
}

/** What was told by now, newest first; the third version of the API answers one page, as HTML. Reference, api 2.15. */
export const news: Handler<InputOf<typeof endpoints.news>> = (shell) => async (ask) => {
  const posts = newsPosts(shell.catalogue, await speakingTo(shell, ask), shell.clock())
  const from = Number(ask.input.query.page) * PAGE
  const page = posts.slice(from, from + PAGE)
  if (ask.prefix === 'v4') return E.right({ data: page })
  const html = page.map(({ title, text }) => `<h2>${escaped(title)}</h2>\n<p>${escaped(text)}</p>`).join('\n')
  return E.right({ data: { html }, bare: true })
}

const speakingTo = async (shell: Shell, { session, wishes }: Ask<unknown>, query = wishes.query) => {
  const player = session === undefined ? undefined : await languageOf(shell, session.userId)
  return speaking(shell.texts, languageFor(shell.texts.languages, { ...wishes, query, player }))
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
