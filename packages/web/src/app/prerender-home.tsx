import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { lands } from 'virtual:home-pictures'
import { HomeView } from '../features/home/index.ts'
import { RegisterForm } from '../features/auth/index.ts'
import { activateMessages, LANGUAGES, t } from '../i18n/index.ts'
import { pageTitle, pathTo } from '../routes/index.ts'
import { PublicLayout } from './layout/PublicLayout.tsx'

export type HomePage = {
  readonly language: string
  readonly title: string
  readonly meta: string
  readonly html: string
}

/** The home page of a visitor as HTML in each language, and the lands of it by season. Called when the app is built. */
export const prerenderHome = async (): Promise<{
  readonly pages: ReadonlyArray<HomePage>
  readonly lands: Readonly<Record<string, string>>
}> => {
  const pages: HomePage[] = []
  // One after the other: the active language is the same for all.
  for (const language of LANGUAGES) pages.push(await inLanguage(language))
  return { pages, lands }
}

const inLanguage = async (language: string): Promise<HomePage> => {
  await activateMessages(language)
  const form = (
    <RegisterForm state={{ type: 'open' }} check={{ type: 'unchecked' }} onUsername={NOTHING} onSubmit={NOTHING} />
  )
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[pathTo('home')]}>
      <PublicLayout over bottomBar={undefined}>
        <HomeView form={form} />
      </PublicLayout>
    </MemoryRouter>,
  )
  const title = pageTitle('home')
  return { language, title, meta: renderToStaticMarkup(<PreviewTags language={language} title={title} />), html }
}

/** What search engines and messengers show of a link to the page. https://ogp.me */
const PreviewTags = ({ language, title }: Pick<HomePage, 'language' | 'title'>) => (
  <>
    <meta name="description" content={t('home.lead')} />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Daykeep" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={t('home.lead')} />
    <meta property="og:locale" content={language} />
  </>
)

const NOTHING = () => undefined
