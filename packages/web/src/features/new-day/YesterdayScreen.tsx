import * as E from 'fp-ts/lib/Either.js'
import { type ComponentProps, useState } from 'react'
import { useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { forecastOf, NO_FORECAST } from './forecast.ts'
import { YesterdayDialog } from './YesterdayDialog.tsx'

type Props = Pick<ComponentProps<typeof YesterdayDialog>, 'missed' | 'done' | 'onTick' | 'onStart'>

/** The question about yesterday, with what the day would cost as it is. docs/reference/screens.md 2.9. */
export const YesterdayScreen = (props: Props) => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const rests = usePlayer(({ user }) => user.preferences.sleep)
  const [forecast] = useState(() => {
    const preview = store.preview('startDay', { timezoneOffset: new Date().getTimezoneOffset() })
    return E.isRight(preview) ? forecastOf(preview.right) : NO_FORECAST
  })
  const rest = (): void => {
    dispatch('toggleSleep', {})
    props.onStart()
  }
  return <YesterdayDialog {...props} forecast={forecast} onRest={rests ? undefined : rest} />
}
