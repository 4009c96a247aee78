import type { WireNewsPost } from '@daykeep/api/contract'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { formatMoment, t } from '../../../i18n/index.ts'
import { Badge, Button, Card, Dialog, type ListState } from '../../../ui/index.ts'
import styles from '../Admin.module.css'
import { AdminList } from '../AdminList.tsx'
import { type NewsFields, NewsForm } from './NewsForm.tsx'

type Props = {
  readonly state: ListState<WireNewsPost>
  readonly now: number
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onCreate: (fields: NewsFields) => void
  readonly onUpdate: (id: string, fields: NewsFields) => void
  readonly onDelete: (id: string) => void
}

/** News for all players: drafts, scheduled posts and published ones. docs/reference/api.md 2.15. */
export const NewsView = ({ state, now, busy, refusal, onCreate, onUpdate, onDelete }: Props) => {
  const [edited, setEdited] = useState<string>()
  const [removed, setRemoved] = useState<WireNewsPost>()
  const fresh = { title: '', text: '', credits: '', publishDate: new Date(now).toISOString(), published: false }
  return (
    <>
      <Card className={styles.entry}>
        <NewsForm start={fresh} busy={busy} refusal={refusal} action={t('admin.news.create')} onSave={onCreate} />
      </Card>
      <AdminList state={state} icon={<Newspaper size={26} />} empty={t('admin.news.none')} keyOf={({ id }) => id}>
        {(post) => (
          <Card className={styles.entry}>
            {edited === post.id ? (
              <NewsForm
                start={post}
                busy={busy}
                refusal={refusal}
                action={t('admin.save')}
                onSave={(fields) => {
                  onUpdate(post.id, fields)
                  setEdited(undefined)
                }}
                onCancel={() => setEdited(undefined)}
              />
            ) : (
              <>
                <div className={styles.line}>
                  <h2 className={styles.name} dir="auto">
                    {post.title === '' ? t('admin.news.untitled') : post.title}
                  </h2>
                  <Badge>{t(`admin.news.${stageOf(post, now)}`)}</Badge>
                </div>
                <p className={styles.meta}>{formatMoment(Date.parse(post.publishDate))}</p>
                <div className={styles.line}>
                  <Button size="sm" onClick={() => setEdited(post.id)}>
                    {t('admin.edit')}
                  </Button>
                  <Button size="sm" variant="danger" onClick={() => setRemoved(post)}>
                    {t('admin.news.delete')}
                  </Button>
                </div>
              </>
            )}
          </Card>
        )}
      </AdminList>
      {removed !== undefined && (
        <Dialog
          open
          width="sm"
          title={t('admin.news.deleteTitle')}
          onClose={() => setRemoved(undefined)}
          actions={
            <Button
              variant="danger"
              onClick={() => {
                onDelete(removed.id)
                setRemoved(undefined)
              }}
            >
              {t('admin.news.delete')}
            </Button>
          }
        >
          <p>{t('admin.news.deleteText')}</p>
        </Dialog>
      )}
    </>
  )
}

const stageOf = ({ published, publishDate }: WireNewsPost, now: number): 'draft' | 'waiting' | 'out' => {
  if (!published) return 'draft'
  return Date.parse(publishDate) > now ? 'waiting' : 'out'
}
