import type { WireNewsPost } from '@daykeep/api/contract'
import { Link } from 'react-router-dom'
import { formatDay, t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { Button, Dialog, RichText } from '../../ui/index.ts'
import styles from './NewsDialog.module.css'

type Props = {
  readonly post: WireNewsPost
  /** It is read, and no longer news. */
  readonly onRead: () => void
  /** The bell keeps it. */
  readonly onLater: () => void
}

/** The newest post, over the page. docs/reference/screens.md 17 no. 33. */
export const NewsDialog = ({ post: { title, text, publishDate }, onRead, onLater }: Props) => (
  <Dialog
    open
    title={title}
    onClose={onRead}
    actions={
      <>
        <Button variant="tertiary" onClick={onLater}>
          {t('bell.newsLater')}
        </Button>
        <Button variant="primary" data-autofocus="" onClick={onRead}>
          {t('bell.newsDone')}
        </Button>
      </>
    }
  >
    <div className={styles.post} data-own-text="">
      <time className={styles.day} dateTime={publishDate}>
        {formatDay(Date.parse(publishDate), { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
      <RichText text={text} className={styles.text} />
      <Link to={pathTo('news')} onClick={onRead}>
        {t('bell.allNews')}
      </Link>
    </div>
  </Dialog>
)
