import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import { Button, EmptyState, TextField } from '../../../ui/index.ts'
import { Article } from '../../static-pages/index.ts'
import styles from './FaqView.module.css'
import { QuestionFold } from './QuestionFold.tsx'
import { countQuestions, type FaqSection } from './to-faq.ts'

type Props = {
  /** The sections that match the search. */
  readonly sections: readonly FaqSection[]
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The key of the open question, or an empty string. */
  readonly opened: string
  readonly onOpen: (key: string) => void
}

const ARTICLES = ['faqTavern', 'faqReleases', 'faqSubscription'] as const

/** Questions by heading, one open at a time. docs/reference/screens.md 16.7. */
export const FaqView = ({ sections, search, onSearch, opened, onOpen }: Props) => (
  <Article title={t('titles.faq')} lead={t('pages.faqLead')} animal="Owl">
    <div role="search">
      <TextField
        type="search"
        label={t('pages.faqSearch')}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <output className={styles.found}>
        {search.trim() === '' ? '' : t('pages.faqFound', { count: countQuestions(sections) })}
      </output>
    </div>
    {sections.length === 0 && (
      <EmptyState
        icon={<SearchX />}
        title={t('pages.faqNothing')}
        action={
          <Button variant="tertiary" onClick={() => onSearch('')}>
            {t('pages.faqAll')}
          </Button>
        }
      >
        {t('pages.faqNothingText')}
      </EmptyState>
    )}
    {search.trim() === '' && (
      <nav aria-label={t('pages.faqIndex')}>
        <ul className={styles.index}>
          {sections.map(({ key, title }) => (
            <li key={key}>
              <a href={`#heading-${key}`} className={styles.topic}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {sections.map(({ key, title, questions }) => (
      <section key={key} aria-labelledby={`heading-${key}`}>
        <h2 id={`heading-${key}`} className={styles.heading}>
          {title}
        </h2>
        <div className={styles.questions}>
          {questions.map((question) => (
            <QuestionFold key={question.key} question={question} open={question.key === opened} onOpen={onOpen} />
          ))}
        </div>
      </section>
    ))}
    <section aria-labelledby="longer">
      <h2 id="longer" className={styles.heading}>
        {t('pages.faqLonger')}
      </h2>
      <ul className={styles.links}>
        {ARTICLES.map((name) => (
          <li key={name}>
            <Link to={pathTo(name)}>{t(`titles.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </section>
    <section className={styles.help} aria-labelledby="help">
      <div>
        <h2 id="help" className={styles.heading}>
          {t('pages.faqHelp')}
        </h2>
        <p>{t('pages.faqHelpText')}</p>
      </div>
      <Button asChild variant="primary">
        <Link to={pathTo('contact')}>{t('pages.faqWrite')}</Link>
      </Button>
    </section>
  </Article>
)
