import { t } from '../../../i18n/index.ts'
import { Button, saveFile } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import own from './Security.module.css'

type Props = { readonly codes: ReadonlyArray<string>; readonly onDone: () => void }

/** The codes for those who lost their device, shown once. */
export const RecoveryCodes = ({ codes, onDone }: Props) => (
  <>
    <p className={styles.text}>{t('security.recovery.text')}</p>
    <ul className={own.codes} aria-label={t('security.recovery.name')}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
    <div className={styles.buttons}>
      <Button variant="primary" onClick={onDone}>
        {t('security.recovery.kept')}
      </Button>
      <Button variant="secondary" onClick={() => saveFile('daykeep-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
        {t('security.recovery.save')}
      </Button>
    </div>
  </>
)
