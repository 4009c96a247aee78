import { Fragment } from 'react'
import { pathTo } from '../../../routes/index.ts'
import { t } from '../../../i18n/index.ts'
import styles from './Register.module.css'

const DOCUMENTS = ['terms', 'guidelines', 'privacy'] as const

/** Marks where the links go into the translated sentence. */
const MARK = /<(terms|guidelines|privacy)>/

/** What the player agrees to. Opens in a new tab, so that the form keeps its input. docs/reference/screens.md 16.2. */
export const Agreement = () => {
  const marks = Object.fromEntries(DOCUMENTS.map((name) => [name, `<${name}>`]))
  return (
    <p className={styles.agreement}>
      {t('auth.agree', marks)
        .split(MARK)
        .map((part, at) => {
          const name = at % 2 === 1 ? DOCUMENTS.find((each) => each === part) : undefined
          if (name === undefined) return <Fragment key={at}>{part}</Fragment>
          return (
            <a key={at} href={pathTo(name)} target="_blank" rel="noreferrer">
              {t(`titles.${name}`)}
            </a>
          )
        })}
    </p>
  )
}
