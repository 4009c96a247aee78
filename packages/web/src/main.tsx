import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { afterFirstScreen, awaitFirstScreen } from './chunks/index.ts'
import { loadMessages, I18nProvider } from './i18n/index.ts'
import { listenBeforeRouter } from './routes/index.ts'
import './ui/index.css'

listenBeforeRouter()
awaitFirstScreen()
await loadMessages([document.documentElement.dataset['language'] ?? '', ...navigator.languages]).catch(() =>
  location.assign('/browser.html#network'),
)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')

createRoot(root).render(
  <StrictMode>
    <I18nProvider>
      {/* Without transitions, so that a navigation takes effect before the guard runs again after a login. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </I18nProvider>
  </StrictMode>,
)

/** Registered before anything else is asked for after the first screen; what follows it has a chunk of its own. */
const startServiceWorker = async (): Promise<void> => {
  await afterFirstScreen()
  const registering = navigator.serviceWorker?.register('/sw.js')
  if (registering === undefined) return
  const { followServiceWorker } = await import('./service-worker/index.ts')
  await Promise.all([registering, followServiceWorker(navigator.serviceWorker)])
}

if (import.meta.env.PROD) startServiceWorker().catch(() => undefined)
