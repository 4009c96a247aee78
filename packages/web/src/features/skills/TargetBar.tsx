import { X } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import type { GainModel } from './drawer.ts'
import { gainText } from './gain-text.ts'
import styles from './TargetBar.module.css'

type Props = {
  readonly skill: string
  /** The task under the pointer or the focus, with what the skill does to it. */
  readonly aim: { readonly title: string; readonly gains: ReadonlyArray<GainModel> } | undefined
  readonly onCancel: () => void
}

/** Says that a skill waits for its target, and what it would do to the one aimed at. */
export const TargetBar = ({ skill, aim, onCancel }: Props) => (
  <div className={styles.bar}>
    <p className={styles.text} role="status">
      <strong>{skill}</strong>{' '}
      {aim === undefined ? (
        <>
          {t('casting.chooseTask')} <span className={styles.byKey}>{t('casting.escape')}</span>
        </>
      ) : (
        t('casting.onTask', { title: aim.title, gains: aim.gains.map(gainText).join(', ') })
      )}
    </p>
    <Button size="sm" variant="outline" className={styles.cancel} icon={<X size={16} />} onClick={onCancel}>
      {t('casting.cancel')}
    </Button>
  </div>
)
