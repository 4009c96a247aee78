import { useNavigate } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { RegisterForm, useRegister } from '../auth/index.ts'
import { HomeView } from './HomeView.tsx'

export const HomeScreen = () => {
  const navigate = useNavigate()
  const form = useRegister(() => void navigate(pathTo('tasks'), { replace: true }))
  return <HomeView form={<RegisterForm {...form} onSubmit={(fields) => void form.onSubmit(fields)} />} />
}
