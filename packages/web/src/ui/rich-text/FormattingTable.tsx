import { t } from '../../i18n/index.ts'
import styles from './FormattingTable.module.css'
import { RichText } from './RichText.tsx'

const SAMPLES = ['strong', 'slanted', 'struck', 'code', 'link', 'list', 'numbers', 'ticks', 'quote', 'heading'] as const

/** Each kind of Markdown that players can use, as it is written and as it is drawn. */
export const FormattingTable = () => (
  <>
    <p className={styles.words}>{t('formatting.words')}</p>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('formatting.written')}</th>
          <th scope="col">{t('formatting.shown')}</th>
        </tr>
      </thead>
      <tbody>
        {SAMPLES.map((sample) => (
          <tr key={sample}>
            <td>
              <code className={styles.written}>{t(`formatting.sample.${sample}`)}</code>
            </td>
            <td>
              <RichText text={t(`formatting.sample.${sample}`)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)
