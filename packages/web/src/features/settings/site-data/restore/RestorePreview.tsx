import type { ResponseOf } from '@daykeep/api/contract'
import { t } from '../../../../i18n/index.ts'
import { Button, SegmentedControl } from '../../../../ui/index.ts'
import styles from '../../SettingRow.module.css'

export type RestoreMode = 'merge' | 'replace'

type Props = {
  readonly report: ResponseOf<'restorePlayer'>
  readonly mode: RestoreMode
  readonly isPending: boolean
  readonly onMode: (mode: RestoreMode) => void
  readonly onRestore: () => void
}

const KINDS = ['habit', 'daily', 'todo', 'reward'] as const
const OTHERS = ['tags', 'fields', 'things'] as const
const REASONS = ['known', 'shared', 'account', 'paid', 'unknown'] as const

/** Names that are listed of those that do not come. */
const NAMED = 5

/** What a file would bring, what not and why, and whether it is added or takes the place of what is here. */
export const RestorePreview = ({ report, mode, isPending, onMode, onRestore }: Props) => {
  const { tasks, leftOut, isOwn } = report
  return (
    <div className={styles.switches}>
      <SegmentedControl
        label={t('settings.restore.mode')}
        size="sm"
        value={mode}
        onChange={onMode}
        segments={[
          { value: 'merge', label: t('settings.restore.merge') },
          { value: 'replace', label: t('settings.restore.replace') },
        ]}
      />
      <p className={styles.text}>{t(`settings.restore.${mode}Text`)}</p>
      {!isOwn && <p className={styles.text}>{t('settings.restore.foreign')}</p>}
      <ul className={styles.losses}>
        {KINDS.map(
          (kind) => tasks[kind] > 0 && <li key={kind}>{t(`settings.restore.${kind}`, { count: tasks[kind] })}</li>,
        )}
        {OTHERS.map(
          (kind) => report[kind] > 0 && <li key={kind}>{t(`settings.restore.${kind}`, { count: report[kind] })}</li>,
        )}
        {REASONS.map((reason) => {
          const paths = leftOut.flatMap((entry) =>
            entry.reason === reason ? [entry.path.replace(/^tasks\./, '')] : [],
          )
          return (
            paths.length > 0 && (
              <li key={reason}>
                {t(`settings.restore.leftOut.${reason}`, { count: paths.length })}{' '}
                <bdi>{paths.slice(0, NAMED).join(', ')}</bdi>
                {paths.length > NAMED && ' …'}
              </li>
            )
          )
        })}
      </ul>
      <div className={styles.buttons}>
        <Button variant={mode === 'replace' ? 'danger' : 'primary'} busy={isPending} onClick={onRestore}>
          {t(`settings.restore.do.${mode}`)}
        </Button>
      </div>
    </div>
  )
}
