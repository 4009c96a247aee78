import { Link } from 'react-router-dom'
import { t } from '../../../i18n/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Dialog, ErrorState, Skeleton } from '../../../ui/index.ts'
import type { ChallengeTask } from '../tasks/index.ts'
import { TaskColumns } from '../tasks/index.ts'

export type ProgressState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | { readonly type: 'ready'; readonly tasks: ReadonlyArray<ChallengeTask> }

type Props = {
  readonly person: { readonly id: string; readonly name: string }
  readonly state: ProgressState
  readonly onBack: () => void
  readonly onClose: () => void
}

/** The copies of one participant and their values. docs/reference/screens.md 9.6. */
export const ProgressDialog = ({ person, state, onBack, onClose }: Props) => (
  <Dialog
    open
    width="xl"
    title={t('challenges.progressOf', { name: person.name })}
    onClose={onClose}
    actions={
      <>
        <Button variant="tertiary" onClick={onBack}>
          {t('challenges.back')}
        </Button>
        <Button asChild>
          <Link to={pathTo('profile', { userId: person.id })}>{t('challenges.profile')}</Link>
        </Button>
        <Button asChild>
          <Link to={`${pathTo('messages')}?uuid=${person.id}`}>{t('challenges.message')}</Link>
        </Button>
      </>
    }
  >
    <Progress state={state} />
  </Dialog>
)

const Progress = ({ state }: Pick<Props, 'state'>) => {
  switch (state.type) {
    case 'loading':
      return <Skeleton shape="card" height={160} />
    case 'failed':
      return <ErrorState title={t('challenges.notLoaded')} onRetry={state.onRetry} />
    case 'ready':
      return state.tasks.length === 0 ? <p>{t('challenges.noProgress')}</p> : <TaskColumns tasks={state.tasks} />
  }
}
