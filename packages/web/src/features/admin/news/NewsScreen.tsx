import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { type RequestError, useMutation, nextPageOf, usePages, toListState } from '../../../queries/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { Frame } from '../Frame.tsx'
import { refusalOf } from '../refusal-of.ts'
import { NewsView } from './NewsView.tsx'

/** Posts of an answer. docs/reference/api.md 2.15. */
const PAGE = 10

/** News for all players, with drafts and dates; each change is a line of the audit. */
export const NewsScreen = () => {
  const [now] = useState(() => Date.now())
  const [written, setWritten] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const pages = usePages(
    'news',
    { query: { page: '' } },
    { next: (last, pages) => (last.length < PAGE ? undefined : { query: { page: String(pages.length) } }) },
  )
  const options = {
    invalidates: ['news', 'getAudit'],
    onDone: () => {
      setRefusal(undefined)
      setWritten((count) => count + 1)
      toasts.show({ type: 'success', text: t('admin.saved') })
    },
    onRefused: (failure: RequestError) => setRefusal(refusalOf(failure)),
  } as const
  const create = useMutation('createNewsPost', options)
  const update = useMutation('updateNewsPost', options)
  const remove = useMutation('deleteNewsPost', options)
  return (
    <Frame title={t('titles.newsEditor')}>
      <NewsView
        key={written}
        state={toListState(pages.data?.pages.flat(), pages, nextPageOf(pages))}
        now={now}
        busy={create.isPending || update.isPending || remove.isPending}
        refusal={refusal}
        onCreate={(body) => create.send({ body })}
        onUpdate={(postId, { title, text, credits, publishDate, published }) =>
          update.send({ params: { postId }, body: { title, text, credits, publishDate, published } })
        }
        onDelete={(postId) => remove.send({ params: { postId } })}
      />
    </Frame>
  )
}
