import { useSyncExternalStore } from 'react'
import { t } from '../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../sync/index.ts'
import { Dialog } from '../../ui/index.ts'
import { isQuiet, quietChanges } from '../celebrations/index.ts'
import { SoundAndMoments } from './SoundAndMoments.tsx'
import { isSoundTheme, playCue, volume } from '../sounds/index.ts'

/** Sounds and moments of the player, as settings show them. */
export const SoundAndMomentsSettings = () => {
  const dispatch = useDispatch()
  const { sound, suppressModals } = usePlayer(({ user }) => user.preferences)
  const loudness = useSyncExternalStore(volume.subscribe, volume.get)
  const theme = isSoundTheme(sound) ? sound : 'off'
  return (
    <SoundAndMoments
      theme={theme}
      volume={loudness}
      quiet={isQuiet(suppressModals)}
      onTheme={(chosen) => {
        dispatch('updateUser', { changes: { 'preferences.sound': chosen } })
        if (chosen !== 'off') playCue(chosen, 'daily', loudness / 100)
      }}
      onVolume={volume.set}
      onSample={() => theme !== 'off' && playCue(theme, 'level', loudness / 100)}
      onQuiet={(quiet) => dispatch('updateUser', { changes: quietChanges(quiet) })}
    />
  )
}

/** The same over the page, from the user menu. */
export const SoundsScreen = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open width="sm" title={t('sounds.title')} onClose={onClose}>
    <SoundAndMomentsSettings />
  </Dialog>
)
