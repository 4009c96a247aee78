import { Volume2 } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../i18n/index.ts'
import { Button, SegmentedControl, Switch } from '../../ui/index.ts'
import { SOUND_THEMES, type SoundThemeName } from '../sounds/index.ts'
import styles from './SoundAndMoments.module.css'

type Props = {
  readonly theme: SoundThemeName | 'off'
  /** From 0 to 100. */
  readonly volume: number
  /** Moments are told in toasts instead of opening. */
  readonly quiet: boolean
  readonly onTheme: (theme: SoundThemeName | 'off') => void
  readonly onVolume: (volume: number) => void
  readonly onSample: () => void
  readonly onQuiet: (quiet: boolean) => void
}

const THEME_CHOICES = ['off', ...SOUND_THEMES] as const

/** The sounds of the game, and whether moments open by themselves. */
export const SoundAndMoments = ({ theme, volume, quiet, onTheme, onVolume, onSample, onQuiet }: Props) => {
  const id = useId()
  return (
    <div className={styles.choices}>
      <div className={styles.row}>
        <span>{t('sounds.theme')}</span>
        <SegmentedControl
          label={t('sounds.theme')}
          value={theme}
          onChange={onTheme}
          segments={THEME_CHOICES.map((value) => ({ value, label: t(`sounds.themes.${value}`) }))}
        />
      </div>
      {theme !== 'off' && (
        <div className={styles.row}>
          <label htmlFor={id}>{t('sounds.volume')}</label>
          <div className={styles.volume}>
            <input
              id={id}
              type="range"
              min={0}
              max={100}
              step={5}
              value={volume}
              aria-valuetext={t('sounds.percent', { percent: volume })}
              onChange={({ target }) => onVolume(Number(target.value))}
            />
            <Button size="sm" icon={<Volume2 size={16} />} onClick={onSample}>
              {t('sounds.sample')}
            </Button>
          </div>
        </div>
      )}
      <Switch checked={quiet} onChange={onQuiet} label={t('sounds.quiet')} hint={t('sounds.quietHint')} />
    </div>
  )
}
