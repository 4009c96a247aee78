import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, RichText, Switch, TextArea, TextField } from '../../../ui/index.ts'
import { UnsavedGuard } from '../../unsaved/index.ts'
import styles from '../Admin.module.css'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'

export type NewsFields = {
  readonly title: string
  readonly text: string
  readonly credits: string
  /** An instant in ISO 8601. */
  readonly publishDate: string
  readonly published: boolean
}

type Props = {
  readonly start: NewsFields
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly action: string
  readonly onSave: (fields: NewsFields) => void
  readonly onCancel?: () => void
}

/** Characters of a post. docs/reference/api.md 2.15. */
const LIMITS = { title: 200, text: 20_000 } as const

/** Writes or changes a post; what it will look like stands below. */
export const NewsForm = ({ start, busy, refusal, action, onSave, onCancel }: Props) => {
  const [fields, setFields] = useState(start)
  const set = (changes: Partial<NewsFields>) => setFields({ ...fields, ...changes })
  return (
    <form
      className={styles.rows}
      onSubmit={(event) => {
        event.preventDefault()
        onSave(fields)
      }}
    >
      <UnsavedGuard isUnsaved={!busy && !dequal(fields, start)} />
      <TextField
        label={t('admin.news.postTitle')}
        required
        maxLength={LIMITS.title}
        value={fields.title}
        error={refusal}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextArea
        label={t('admin.news.text')}
        hint={t('admin.news.textHint')}
        rows={8}
        limit={LIMITS.text}
        value={fields.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <div className={styles.fields}>
        <TextField
          type="datetime-local"
          label={t('admin.news.date')}
          hint={t('admin.news.dateHint')}
          required
          value={toLocalMoment(fields.publishDate)}
          onChange={({ target }) => set({ publishDate: fromLocalMoment(target.value) ?? fields.publishDate })}
        />
        <TextField
          label={t('admin.news.credits')}
          optional
          value={fields.credits}
          onChange={({ target }) => set({ credits: target.value })}
        />
      </div>
      <div className={styles.switches}>
        <Switch
          label={t('admin.news.published')}
          hint={t('admin.news.publishedHint')}
          checked={fields.published}
          onChange={(published) => set({ published })}
        />
      </div>
      {fields.text.trim() !== '' && (
        <section aria-label={t('admin.news.preview')}>
          <RichText text={fields.text} />
        </section>
      )}
      <div className={styles.line}>
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('admin.cancel')}</Button>}
      </div>
    </form>
  )
}
