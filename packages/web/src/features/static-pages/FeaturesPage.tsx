import { CircleCheck, Egg, Gift, type LucideIcon, MoonStar, Shirt, Swords } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Article } from './Article.tsx'
import styles from './Article.module.css'

const FEATURES: readonly (readonly [string, LucideIcon])[] = [
  ['tasks', CircleCheck],
  ['value', Swords],
  ['day', MoonStar],
  ['rewards', Gift],
  ['gear', Shirt],
  ['pets', Egg],
]

/** docs/reference/screens.md 16.7. */
export const FeaturesPage = () => (
  <Article title={t('pages.featuresTitle')} lead={t('pages.featuresLead')} animal="Dragon">
    <ul className={styles.parts}>
      {FEATURES.map(([name, Icon]) => (
        <li key={name} className={styles.part}>
          <span className={styles.arch} aria-hidden="true">
            <Icon size={24} />
          </span>
          <div>
            <h2 className={styles.name}>{t(`pages.feature_${name}`)}</h2>
            <p className={styles.text}>{t(`pages.feature_${name}_text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  </Article>
)
