import { t } from '../../../../i18n/index.ts'
import { Button } from '../../../../ui/index.ts'
import styles from '../../SettingRow.module.css'
import type { Imported } from './imported.ts'

type Props = { readonly imported: Imported; readonly onAdd: () => void }

const KINDS = ['habit', 'daily', 'todo', 'reward'] as const
const REASONS = ['known', 'completed', 'shared', 'unreadable'] as const

/** What would be added, and what would not and why. */
export const ImportPreview = ({ imported: { tags, tasks, leftOut }, onAdd }: Props) => (
  <div className={styles.switches}>
    <ul className={styles.losses}>
      {KINDS.flatMap((kind) => {
        const ofKind = tasks.filter(({ type }) => type === kind)
        const examples = ofKind
          .slice(0, 3)
          .map(({ text }) => text ?? '')
          .join(', ')
        return ofKind.length === 0
          ? []
          : [
              <li key={kind}>
                {t(`settings.import.${kind}`, { count: ofKind.length })} <bdi>{examples}</bdi>
                {ofKind.length > 3 && ' …'}
              </li>,
            ]
      })}
      {tags.length > 0 && <li>{t('settings.import.tags', { count: tags.length })}</li>}
      {REASONS.flatMap((reason) =>
        leftOut[reason] === 0
          ? []
          : [<li key={reason}>{t(`settings.import.${reason}`, { count: leftOut[reason] })}</li>],
      )}
    </ul>
    <div className={styles.buttons}>
      <Button variant="primary" disabled={tasks.length === 0} onClick={onAdd}>
        {t('settings.import.add', { count: tasks.length })}
      </Button>
    </div>
  </div>
)
