import { t } from '../../../i18n/index.ts'
import { Button, Dialog } from '../../../ui/index.ts'
import styles from './TaskPeopleDialog.module.css'
import type { Workload } from './whose.ts'

type Props = {
  readonly workloads: ReadonlyArray<Workload>
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}

/** Who is on what, in figures; a press shows the tasks of one member. */
export const WorkloadDialog = ({ workloads, onShow, onClose }: Props) => (
  <Dialog open width="sm" title={t('boards.workloads')} intro={t('boards.workloadsIntro')} onClose={onClose}>
    <ul className={styles.list}>
      {workloads.map(({ id, name, open, waits, done }) => (
        <li key={id} className={styles.row}>
          <span className={styles.who} dir="auto">
            {name}
            <small className={styles.state}>
              {open + waits + done === 0
                ? t('boards.workloadNone')
                : [
                    t('boards.workloadOpen', { count: open }),
                    ...(waits > 0 ? [t('boards.waiting', { count: waits })] : []),
                    t('boards.workloadDone', { count: done }),
                  ].join(' · ')}
            </small>
          </span>
          <Button size="sm" aria-label={t('boards.showOf', { name })} onClick={() => onShow(id)}>
            {t('boards.show')}
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
)
