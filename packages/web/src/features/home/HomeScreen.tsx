import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { useSeason } from '../../theme/use-theme.ts'
import { RegisterForm, useRegister } from '../auth/index.ts'
import { HomeView } from './HomeView.tsx'
import { replacePrerendered } from './replace-prerendered.ts'

export const HomeScreen = () => {
  const navigate = useNavigate()
  const season = useSeason()
  const form = useRegister(() => void navigate(pathTo('tasks'), { replace: true }))
  useLayoutEffect(replacePrerendered, [])
  return (
    <HomeView season={season} form={<RegisterForm {...form} onSubmit={(fields) => void form.onSubmit(fields)} />} />
  )
}
