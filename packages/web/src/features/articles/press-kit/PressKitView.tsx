import { Download } from 'lucide-react'
import { t } from '../../../i18n/index.ts'
import { Button } from '../../../ui/index.ts'
import { ArticleView } from '../ArticleView.tsx'
import type { PressPicture } from './press-pictures.tsx'
import styles from './PressKitView.module.css'
import type { ArticleModel } from '../to-article.ts'

type Props = {
  readonly article: ArticleModel
  readonly pictures: readonly PressPicture[]
  readonly onSave: (picture: PressPicture) => void
}

/** An article, and pictures to download. docs/reference/screens.md 16.7. */
export const PressKitView = ({ article, pictures, onSave }: Props) => (
  <ArticleView article={article}>
    <section aria-labelledby="pictures">
      <h2 id="pictures" className={styles.heading}>
        {t('pages.pressPictures')}
      </h2>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.key} className={styles.picture}>
            <div className={styles.preview}>{picture.preview}</div>
            <div className={styles.under}>
              <span>{picture.name}</span>
              <Button
                variant="tertiary"
                size="sm"
                aria-label={t('pages.pressSaveName', { name: picture.name })}
                onClick={() => onSave(picture)}
              >
                <Download size={16} aria-hidden="true" /> {t('pages.pressSave')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  </ArticleView>
)
