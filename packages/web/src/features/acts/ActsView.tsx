import { Undo2 } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, Card, EmptyState, Page, PageHead } from '../../ui/index.ts'
import styles from './ActsView.module.css'
import type { ActModel } from './to-acts.ts'

type Props = { readonly acts: ReadonlyArray<ActModel>; readonly onUndo: (turn: number) => void }

/** What the player did today, and what of it can be undone. docs/decisions/114-undo.md. */
export const ActsView = ({ acts, onUndo }: Props) => (
  <Page width="text">
    <PageHead title={t('titles.acts')} line={t('acts.intro')} />
    {acts.length === 0 ? (
      <EmptyState icon={<Undo2 size={26} />} title={t('acts.none')}>
        {t('acts.noneText')}
      </EmptyState>
    ) : (
      <Card variant="panel">
        <ol className={styles.list}>
          {acts.map((act) => (
            <li key={act.turn} className={styles.act}>
              <span className={styles.time}>{act.time}</span>
              <div className={styles.words}>
                <span dir="auto">{act.text}</span>
                <Note undo={act.undo} />
              </div>
              {act.undo.type === 'ready' && (
                <Button
                  variant="tertiary"
                  size="sm"
                  aria-label={t(act.undo.later === 0 ? 'acts.undoNamed' : 'acts.undoWithLaterNamed', {
                    act: act.text,
                    count: act.undo.later,
                  })}
                  onClick={() => onUndo(act.turn)}
                >
                  {t('common.undo')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Card>
    )}
  </Page>
)

const Note = ({ undo }: Pick<ActModel, 'undo'>) => {
  if (undo.type === 'final') return <span className={styles.note}>{undo.reason}</span>
  return undo.later === 0 ? null : <span className={styles.note}>{t('acts.withLater', { count: undo.later })}</span>
}
