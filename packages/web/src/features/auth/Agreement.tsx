import { Fragment } from 'react'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../texts/index.ts'
import styles from './FormFrame.module.css'

const READ = ['terms', 'guidelines', 'privacy'] as const

/** Stands in the sentence for a link until it is cut there. */
const MARK = /<(terms|guidelines|privacy)>/

/** What one agrees to. It opens beside the form, so that what was filled in stays. Reference, screens 16.2. */
export const Agreement = () => {
  const marks = Object.fromEntries(READ.map((name) => [name, `<${name}>`]))
  return (
    <p className={styles.agreement}>
      {t('auth.agree', marks)
        .split(MARK)
        .map((part, at) => {
          const name = at % 2 === 1 ? READ.find((each) => each === part) : undefined
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
