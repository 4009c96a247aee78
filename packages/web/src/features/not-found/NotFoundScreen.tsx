import { Link } from 'react-router-dom'
import { ScenePicture } from '../../art/index.ts'
import { t } from '../../i18n/index.ts'
import { Button } from '../../ui/index.ts'
import styles from './NotFoundScreen.module.css'

const SCENE = { mood: 'night', far: ['mountains', 'pines'], ground: 'path', particles: 'fireflies', seed: 4 } as const

/** docs/reference/screens.md 16.9. */
export const NotFoundScreen = () => (
  <div className={styles.page}>
    <div className={styles.arch}>
      <ScenePicture art={SCENE} />
    </div>
    <h1 className={styles.title}>{t('shell.notFoundTitle')}</h1>
    <p className={styles.text}>{t('shell.notFoundText')}</p>
    <Button asChild variant="primary">
      <Link to="/">{t('shell.notFoundHome')}</Link>
    </Button>
  </div>
)
