import { t } from '../../../i18n/index.ts'
import styles from '../SettingRow.module.css'
import { CopyLine } from '../CopyLine.tsx'
import { CodeForm } from './CodeForm.tsx'
import { QrCode } from './QrCode.tsx'

type Props = {
  readonly secret: string
  readonly uri: string
  readonly onDone: (answer: { readonly recoveryCodes: ReadonlyArray<string> }) => void
}

/** The secret for the app, as a picture, a link and a text, and the code that proves that the app has it. */
export const SetUpCode = ({ secret, uri, onDone }: Props) => (
  <>
    <p className={styles.text}>{t('security.factor.scan')}</p>
    <QrCode text={uri} label={t('security.factor.picture')} />
    <p className={styles.text}>
      <a href={uri}>{t('security.factor.open')}</a>
    </p>
    <CopyLine label={t('security.factor.secret')} text={secret} />
    <CodeForm
      endpoint="confirmSecondFactor"
      label={t('security.factor.name')}
      text={t('security.factor.confirmText')}
      submit={t('security.factor.confirm')}
      onDone={onDone}
    />
  </>
)
